import { get } from 'node:http';
import { liveEventsPath } from '#features/notifications/change-events/rules/topics.ts';

/** Open streams of live events, with a client that reads them. */
export interface OpenStreams {
  /** How many events all of them have received so far. */
  heard(): number;
  close(): void;
}

/** So many are opened at a time. */
const atOnce = 16;

/** Opens a stream for each of these sessions; returns when all of them have begun. Throws when one is refused. */
export async function openStreams(url: string, cookies: readonly string[]): Promise<OpenStreams> {
  const open: ReturnType<typeof get>[] = [];
  const waiting = [...cookies];
  let heard = 0;

  async function openOne(cookie: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const request = get(`${url}${liveEventsPath}`, { agent: false, headers: { cookie } });
    open.push(request);
    // After it has begun, a lost stream shows as missing events.
    request.on('error', reject);
    request.on('response', (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`A stream answers ${response.statusCode}.`));
      response.setEncoding('utf8').on('data', (text: string) => {
        heard += text.split('event: change').length - 1;
        resolve();
      });
    });
    await promise;
  }

  async function openNext(): Promise<void> {
    for (let cookie = waiting.pop(); cookie !== undefined; cookie = waiting.pop()) {
      await openOne(cookie);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, openNext));
  return {
    heard: () => heard,
    close() {
      for (const request of open) request.destroy();
    },
  };
}
