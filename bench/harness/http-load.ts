import autocannon from 'autocannon';
import type { Contestant, RoundResult } from './side-by-side.ts';

interface HttpLoad {
  url: string;
  connections: number;
  headers?: Record<string, string>;
  /** Makes each request from scratch; without it all are the same GET. */
  nextRequest?: () => autocannon.Request;
}

/**
 * Sends requests over so many connections, each as soon as the last was answered. Throws unless every answer is 2xx.
 */
export function httpLoad({ url, connections, headers = {}, nextRequest }: HttpLoad): Contestant {
  return async (seconds): Promise<RoundResult> => {
    const latencies: number[] = [];
    const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
    const load = autocannon(
      {
        url,
        connections,
        duration: seconds,
        headers,
        ...(nextRequest && {
          requests: [{ setupRequest: (request) => ({ ...request, ...nextRequest() }) }],
        }),
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
    load.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
    const result = await promise;
    if (result.errors + result.non2xx > 0) {
      throw new Error(`${url}: ${result.non2xx} answers other than 2xx, ${result.errors} errors.`);
    }
    return { perSecond: latencies.length / result.duration, latencies };
  };
}
