import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { createDrain, type Drain } from './http-drain.ts';

let server: Server;
let drain: Drain;
let taken: string[] = [];
const letGo: (() => void)[] = [];

/** A server that keeps `/held…` waiting until it is released, and answers the rest at once. */
async function start(): Promise<void> {
  taken = [];
  server = createServer();
  drain = createDrain(server);
  server.on(
    'request',
    drain.watch(async ({ url = '' }, response) => {
      taken.push(url);
      if (url.startsWith('/held')) await new Promise<void>((resolve) => letGo.push(resolve));
      response.end(`answer to ${url}`);
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

afterEach(() => {
  for (const go of letGo.splice(0)) go();
  server.closeAllConnections();
  server.close();
});

interface Client {
  socket: Socket;
  received(): string;
  /** How the connection ended: by the other side's word, or by a reset. */
  ended: Promise<'closed' | 'reset'>;
  send(...paths: string[]): void;
  until(text: string): Promise<void>;
}

async function join(): Promise<Client> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  const ended = new Promise<'closed' | 'reset'>((resolve) => {
    socket.on('error', () => resolve('reset'));
    socket.on('close', () => resolve('closed'));
  });
  await once(socket, 'connect');
  return {
    socket,
    received: () => received,
    ended,
    send: (...paths) => {
      socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
    },
    until: async (text) => {
      await eventually(() => expect(received).toContain(text));
    },
  };
}

const untilTaken = async (path: string): Promise<void> => {
  await eventually(() => expect(taken).toContain(path));
};

it('goes on answering while it accepts connections, and asks clients to close them', async () => {
  await start();
  const early = await join();
  early.send('/before');
  await early.until('answer to /before');
  const ended = drain.drain(1000, 60_000);
  early.send('/while-open');
  const late = await join();
  late.send('/newly-come');
  await Promise.all([ended, early.ended, late.ended]);
  expect(early.received()).toContain('answer to /while-open');
  expect(late.received()).toContain('answer to /newly-come');
  expect(early.received().match(/Connection: (\S+)/g)).toEqual([
    'Connection: keep-alive',
    'Connection: close',
  ]);
});

it('asks to close with the answer to a request that was in flight when it began', async () => {
  await start();
  const client = await join();
  client.send('/held');
  await untilTaken('/held');
  const ended = drain.drain(1000, 60_000);
  for (const go of letGo.splice(0)) go();
  await client.until('answer to /held');
  expect(server.listening).toBe(true);
  expect(client.received().match(/Connection: (\S+)/g)).toEqual(['Connection: close']);
  await ended;
});

it('answers each of several requests that were sent at once, in their order', async () => {
  await start();
  const client = await join();
  client.send('/held', '/second', '/third');
  await untilTaken('/third');
  const ended = drain.drain(0, 60_000);
  await eventually(() => expect(server.listening).toBe(false));
  for (const go of letGo.splice(0)) go();
  await ended;
  expect(await client.ended).toBe('closed');
  expect(client.received().match(/answer to \S+?(?=HTTP|$)/g)).toEqual([
    'answer to /held',
    'answer to /second',
    'answer to /third',
  ]);
});

it('works on nothing that comes behind the last answer', async () => {
  await start();
  const client = await join();
  const ended = drain.drain(0, 60_000);
  client.send('/perhaps');
  await Promise.all([ended, client.ended]);
  client.socket.write('GET /too-late HTTP/1.1\r\nHost: x\r\n\r\n');
  await eventually(() => expect(client.socket.destroyed).toBe(true));
  expect(taken).not.toContain('/too-late');
  // Whatever was taken was answered.
  expect(client.received().includes('answer to /perhaps')).toBe(taken.includes('/perhaps'));
});

it('answers or leaves alone what is sent at that moment on many connections, and resets none', async () => {
  await start();
  const clients = await Promise.all(Array.from({ length: 100 }, join));
  for (const [n, client] of clients.entries()) client.send(`/first-${n}`);
  await Promise.all(clients.map((client, n) => client.until(`answer to /first-${n}`)));
  // In the turn of the loop in which the door is due to close, after the system was asked for what has arrived.
  await new Promise((resolve) => setImmediate(resolve));
  const ended = drain.drain(0, 60_000);
  for (const [n, client] of clients.entries()) client.send(`/at-the-moment-${n}`);
  // The loop stands still while they arrive.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
  await ended;
  expect(new Set(await Promise.all(clients.map((client) => client.ended)))).toEqual(
    new Set(['closed']),
  );
  const answered = clients.filter((client) => client.received().includes('/at-the-moment'));
  expect(taken.filter((path) => path.startsWith('/at-the-moment'))).toHaveLength(answered.length);
  expect(answered).toHaveLength(100);
});

it('does not wait for ever for what hangs', async () => {
  await start();
  const client = await join();
  client.send('/held');
  await untilTaken('/held');
  await drain.drain(0, 50);
  await client.ended;
  expect(client.received()).toBe('');
});
