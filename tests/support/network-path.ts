import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The way to a database over a network that can be cut without a word to either side. */
export interface NetworkPath {
  /** The same database, reached by this way. */
  connectionString: string;
  /** How many times something came from clients: once for all that one writes in one go, while it is short. */
  timesSent(): number;
  /**
   * From now on nothing passes: what is sent is taken and lost, on open connections for ever, on new ones as well. Of
   * every second open one, the server's side is closed, as after a fail-over; the server hears nothing of the others.
   */
  cut(): void;
  /** From now on refuses new connections and closes open ones, like a server that has ended. */
  refuse(): void;
  /** New connections pass again. */
  restore(): void;
  close(): Promise<void>;
}

interface Passage {
  client: Socket;
  server: Socket | undefined;
  isSilent: boolean;
}

/** Opens a way, on a loopback port of its own, to the database of this connection string. */
export async function openNetworkPath(connectionString: string): Promise<NetworkPath> {
  const target = new URL(connectionString.replace('@/', '@localhost/'));
  const socketDir = target.searchParams.get('host');
  const port = Number(target.port || target.searchParams.get('port') || 5432);
  const reach = (): Socket =>
    socketDir
      ? connect({ path: `${socketDir}/.s.PGSQL.${port}` })
      : connect({ host: target.hostname, port });

  const passages = new Set<Passage>();
  let isCut = false;
  let isRefusing = false;
  let timesSent = 0;

  const putOut = () => {
    for (const { client, server } of passages) {
      client.destroy();
      server?.destroy();
    }
    passages.clear();
  };

  const listener = createServer((client) => {
    if (isRefusing) return void client.destroy();
    const passage: Passage = {
      client,
      server: isCut ? undefined : reach(),
      isSilent: isCut,
    };
    passages.add(passage);
    const { server } = passage;
    client.on('error', () => undefined);
    client.on('data', (bytes) => {
      timesSent += 1;
      if (!passage.isSilent) server?.write(bytes);
    });
    client.on('close', () => {
      // A cut way does not carry the news.
      if (!passage.isSilent) server?.destroy();
    });
    server?.on('error', () => undefined);
    server?.on('data', (bytes) => {
      if (!passage.isSilent) client.write(bytes);
    });
    server?.on('close', () => {
      if (!passage.isSilent) client.destroy();
    });
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('No port to listen on.');

  const here = new URL(target);
  here.hostname = '127.0.0.1';
  here.port = String(address.port);
  here.searchParams.delete('host');
  here.searchParams.delete('port');
  return {
    connectionString: here.href,
    timesSent: () => timesSent,
    cut() {
      isCut = true;
      [...passages].forEach((passage, index) => {
        passage.isSilent = true;
        if (index % 2 === 0) passage.server?.destroy();
      });
    },
    refuse() {
      isRefusing = true;
      putOut();
    },
    restore() {
      isCut = false;
      isRefusing = false;
    },
    async close() {
      putOut();
      if (!listener.listening) return;
      listener.close();
      await once(listener, 'close');
    },
  };
}
