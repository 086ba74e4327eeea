import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/**
 * What goes wrong with a request on its way: it never arrives; it is answered after the caller has gone. The service
 * has too much to do; it fails; or it does what was asked, and the answer breaks off in the middle.
 */
export const faults = ['down', 'slow', 'too busy', 'failing', 'cut off'] as const;
export type Fault = (typeof faults)[number];

/**
 * How long a client waits that is to meet this fault. Only what never answers is to run out of time, and what is to be
 * answered must not, however busy the machine is.
 */
export const patienceFor = (fault?: Fault) => ({
  timeoutMs: fault === 'slow' ? 300 : 60_000,
  retries: 0,
});

/** A way to a service on which one kind of request meets a fault, until it is repaired. */
export interface FaultyWay {
  address: string;
  /** The requests that have come this way, as `POST /v1/customers`. */
  seen: string[];
  /** From now on requests whose name (`POST /v1/customers`) fits meet this fault. */
  break(fault: Fault, fits: (name: string) => boolean): void;
  repair(): void;
  close(): Promise<void>;
}

/** Opens such a way, on a loopback port of its own, to an HTTP service. */
export async function openFaultyWay(target: string): Promise<FaultyWay> {
  let broken: { fault: Fault; fits: (name: string) => boolean } | undefined;
  const seen: string[] = [];
  const server = createServer((incoming, answer) => {
    const name = `${incoming.method} ${nameOf(incoming.url ?? '')}`;
    seen.push(name);
    const fault = broken?.fits(name) ? broken.fault : undefined;
    if (fault === 'down') return void incoming.socket.destroy();
    if (fault === 'too busy') return refuse(answer, 429, { 'retry-after': '1' });
    if (fault === 'failing') return refuse(answer, 500, {});
    pass(target, incoming, answer, fault);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    address: `http://127.0.0.1:${port}`,
    seen,
    break(fault, fits) {
      broken = { fault, fits };
    },
    repair() {
      broken = undefined;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The address without ids and query: `/v1/customers/{id}`. */
const nameOf = (url: string): string =>
  (url.split('?')[0] ?? '').replaceAll(
    /\/(cus|cs_test|sub|in|bps|pi|price|bpc|we)_[^/]+/g,
    '/{id}',
  );

function refuse(answer: ServerResponse, status: number, headers: Record<string, string>): void {
  answer.writeHead(status, { 'content-type': 'application/json', ...headers });
  answer.end(JSON.stringify({ error: { type: 'api_error', message: 'Something is wrong.' } }));
}

function pass(
  target: string,
  incoming: IncomingMessage,
  answer: ServerResponse,
  fault: Fault | undefined,
): void {
  const options = { method: incoming.method, headers: incoming.headers };
  const onward = request(`${target}${incoming.url}`, options, async (response) => {
    const body = Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>));
    // It was done, and the one who asked for it does not learn of it.
    if (fault === 'slow') return;
    answer.writeHead(response.statusCode ?? 502, {
      'content-type': 'application/json',
      'content-length': body.length,
    });
    if (fault !== 'cut off') return void answer.end(body);
    answer.write(body.subarray(0, Math.floor(body.length / 2)), () => incoming.socket.destroy());
  });
  onward.once('error', () => incoming.socket.destroy());
  incoming.pipe(onward);
}
