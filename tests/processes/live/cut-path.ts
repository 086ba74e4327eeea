import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * The one address of several nodes, as a load balancer gives it, over a network that cuts each connection sooner or
 * later.
 */
export interface CutPath {
  url: string;
  /** How many connections were cut so far, in the midst of whatever they carried. */
  cuts(): number;
  close(): Promise<void>;
}

/** A cut reaches the two ends at different times: what is sent in between is lost without a word. */
const newsOfCutMs = { client: 500, node: 2000 };

const upTo = (most: number): number => Math.random() * most;

/**
 * Opens it, on a loopback port of its own. A connection lives for up to so many milliseconds, and goes to any node that
 * takes it.
 */
export async function openCutPath(
  ports: readonly number[],
  { longestMs }: { longestMs: number },
): Promise<CutPath> {
  const clients = new Set<Socket>();
  let cuts = 0;

  const listener = createServer(async (client) => {
    clients.add(client);
    client.on('close', () => clients.delete(client));
    client.on('error', () => undefined);
    const node = await reachAny(ports);
    if (!node || client.destroyed) {
      client.destroy();
      node?.destroy();
      return;
    }
    let isCut = false;
    const pass = (from: Socket, to: Socket): void => {
      from.on('data', (bytes) => {
        if (!isCut) to.write(bytes);
      });
      from.on('close', () => {
        if (!isCut) to.destroy();
      });
    };
    pass(client, node);
    pass(node, client);
    const cutting = setTimeout(() => {
      isCut = true;
      cuts += 1;
      setTimeout(() => client.resetAndDestroy(), upTo(newsOfCutMs.client));
      setTimeout(() => node.destroy(), upTo(newsOfCutMs.node));
    }, upTo(longestMs));
    client.on('close', () => {
      if (!isCut) clearTimeout(cutting);
    });
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('No port to listen on.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    cuts: () => cuts,
    async close() {
      for (const client of clients) client.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}

/** A connection to one of these, in any order; undefined when none takes one. */
async function reachAny(ports: readonly number[]): Promise<Socket | undefined> {
  for (const port of ports.toSorted(() => Math.random() - 0.5)) {
    const node = connect({ host: '127.0.0.1', port });
    const reached = await new Promise<boolean>((resolve) => {
      node.once('connect', () => resolve(true));
      node.on('error', () => resolve(false));
    });
    if (reached) return node;
  }
  return undefined;
}
