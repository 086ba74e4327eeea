import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Only found here: the programs of a cluster have addresses from 11 on. */
const keeper = { host: 1, port: 2379 };
/** The first etcd of a cluster that another process runs. */
const first = { host: 31, port: 2379 };

/**
 * One of the networks 127.36.0.x to 127.36.255.x of this machine. No other process starts a cluster in it while it is
 * reserved: callers of this function find its reservation, and a cluster without one has an etcd.
 */
export async function takeLoopbackNet(): Promise<{ net: number; release(): Promise<void> }> {
  const offset = Math.floor(Math.random() * 256);
  for (let tries = 0; tries < 256; tries += 1) {
    const net = (offset + tries) % 256;
    const kept = await listenAt(net, keeper);
    if (!kept) continue;
    const probe = await listenAt(net, first);
    if (probe) {
      await close(probe);
      return { net, release: () => close(kept) };
    }
    await close(kept);
  }
  throw new Error('There is no free network.');
}

async function listenAt(
  net: number,
  { host, port }: { host: number; port: number },
): Promise<Server | undefined> {
  const server = createServer().listen(port, `127.36.${net}.${host}`);
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return undefined;
  }
}

async function close(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}
