import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A statement as it went over the wire; `name` is that of a prepared statement, empty for the usual unnamed one. */
export interface SpokenStatement {
  name: string;
  text: string;
}

export interface Eavesdropper {
  connectionString: string;
  statements: SpokenStatement[];
  /** Settings that clients asked for when they connected. */
  startupSettings: Set<string>;
  close(): Promise<void>;
}

/** Stands between clients and the server of this connection string (TCP, no TLS), and notes what is said to it. */
export async function eavesdropOn(connectionString: string): Promise<Eavesdropper> {
  const target = new URL(connectionString);
  const statements: SpokenStatement[] = [];
  const startupSettings = new Set<string>();
  const sockets = new Set<Socket>();
  const listener = createServer((client) => {
    const server = connect({ host: target.hostname, port: Number(target.port) });
    const read = readMessages(statements, startupSettings);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.on('data', (bytes: Buffer) => {
      read(bytes);
      server.write(bytes);
    });
    server.on('data', (bytes) => client.write(bytes));
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('No port to listen on.');
  const here = new URL(target);
  here.port = String(address.port);
  return {
    connectionString: here.href,
    statements,
    startupSettings,
    async close() {
      for (const socket of sockets) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}

/** Reads the client's side of PostgreSQL's protocol: a startup message, then messages with a letter and a length. */
function readMessages(statements: SpokenStatement[], startupSettings: Set<string>) {
  let rest: Buffer = Buffer.alloc(0);
  let hasStarted = false;

  function takeMessage(): { letter: string; body: Buffer } | null {
    const lengthAt = hasStarted ? 1 : 0;
    if (rest.length < lengthAt + 4) return null;
    const end = lengthAt + rest.readInt32BE(lengthAt);
    if (rest.length < end) return null;
    const letter = hasStarted ? rest.toString('latin1', 0, 1) : 'startup';
    const body = rest.subarray(lengthAt + 4, end);
    rest = rest.subarray(end);
    hasStarted = true;
    return { letter, body };
  }

  return (bytes: Buffer): void => {
    rest = Buffer.concat([rest, bytes]);
    for (let message = takeMessage(); message; message = takeMessage()) {
      const [first = '', second = ''] = message.body.toString().split('\0');
      if (message.letter === 'Q') statements.push({ name: '', text: first });
      if (message.letter === 'P') statements.push({ name: first, text: second });
      if (message.letter === 'startup') noteSettings(message.body, startupSettings);
    }
  };
}

/** After the version, which takes four bytes, names and values by turns. */
function noteSettings(body: Buffer, startupSettings: Set<string>): void {
  const words = body.subarray(4).toString().split('\0');
  for (const [at, word] of words.entries()) {
    if (at % 2 === 0 && word !== '') startupSettings.add(word);
  }
}
