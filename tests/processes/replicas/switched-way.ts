import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** An address that leads to one server or another, as a proxy that knows which is the primary. */
export interface SwitchedWay {
  connectionString: string;
  /** From now on new connections lead to this port; those that are open stay as they are. */
  leadTo(port: number): void;
  /** Cuts every open connection without a warning to the server. */
  cutOpen(): void;
  close(): Promise<void>;
}

/** Opens such an address, on a loopback port of its own, to the server of this connection string. */
export async function openSwitchedWay(connectionString: string): Promise<SwitchedWay> {
  const here = new URL(connectionString);
  let port = Number(here.port);
  const open = new Set<Socket>();
  const listener = createServer((client) => {
    const server = connect({ host: '127.0.0.1', port });
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    client.pipe(server).pipe(client);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('No port to listen on.');
  here.port = String(address.port);
  const cutOpen = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    connectionString: here.href,
    leadTo(other) {
      port = other;
    },
    cutOpen,
    async close() {
      cutOpen();
      listener.close();
      await once(listener, 'close');
    },
  };
}
