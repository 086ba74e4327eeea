import { request } from 'node:http';
import { connect } from 'node:net';

/** On a machine that is busy with all of a cluster an answer takes its time. */
const patienceMs = 5000;

/** What this address answers, on a connection of its own; undefined when nothing comes. */
export function ask(url: string): Promise<{ status: number; text: string } | undefined> {
  const { promise, resolve } = Promise.withResolvers<
    { status: number; text: string } | undefined
  >();
  const asking = request(url, { agent: false, timeout: patienceMs }, (response) => {
    let text = '';
    response.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    response.on('error', () => resolve(undefined));
  });
  asking.on('timeout', () => asking.destroy());
  asking.on('error', () => resolve(undefined));
  asking.end();
  return promise;
}

/** Whether this address answers 200. */
export const answers = async (url: string): Promise<boolean> => (await ask(url))?.status === 200;

/**
 * Whether PostgreSQL, or who stands before it, says anything there: HAProxy takes connections without a server, and
 * drops them.
 */
export function speaksPostgres(
  host: string,
  port: number,
  patience = patienceMs,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, host);
  socket.setTimeout(patience, () => socket.destroy());
  // It asks for encryption; the answer is one letter.
  socket.on('connect', () => socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])));
  socket.on('data', () => {
    resolve(true);
    socket.destroy();
  });
  // However a connection ends, this comes; an error comes only sometimes.
  socket.on('close', () => resolve(false));
  socket.on('error', () => undefined);
  return promise;
}
