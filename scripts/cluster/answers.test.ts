import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { speaksPostgres } from './answers.ts';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A server that does this with who connects. */
async function serverThat(does: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    does(socket);
  });
  open.push({
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

const host = '127.0.0.1';

describe('whether PostgreSQL speaks at an address', () => {
  it('is so where the question after encryption is answered', async () => {
    const port = await serverThat((socket) => socket.on('data', () => socket.write('N')));
    expect(await speaksPostgres(host, port)).toBe(true);
  });

  it.each([
    ['drops who connects', (socket: Socket) => socket.end()],
    ['breaks off', (socket: Socket) => socket.resetAndDestroy()],
    ['drops who asks', (socket: Socket) => socket.on('data', () => socket.end())],
    ['says nothing', () => undefined],
  ])('is not so where a server %s', async (_, does) => {
    expect(await speaksPostgres(host, await serverThat(does), 200)).toBe(false);
  });

  it('is not so where no server listens', async () => {
    const port = await serverThat(() => undefined);
    for (const server of open.splice(0)) server.close();
    expect(await speaksPostgres(host, port)).toBe(false);
  });
});
