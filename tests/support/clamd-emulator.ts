import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface ClamdEmulator {
  port: number;
  /** The files that it was handed. */
  heard: Buffer[];
  /** The answer that it gives instead of scanning; `undefined` makes it scan again. */
  say: (answer: string | undefined | ((file: Buffer) => string | undefined)) => void;
  stop(): Promise<void>;
}

/** The harmless file by which scanners are tried out (EICAR). */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join(''),
);

/** A server that speaks clamd's protocol as far as INSTREAM goes, and knows one virus. */
export async function startClamdEmulator(port = 0): Promise<ClamdEmulator> {
  const heard: Buffer[] = [];
  const sockets = new Set<Socket>();
  let told: Parameters<ClamdEmulator['say']>[0];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let bytes = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, Buffer.from(chunk)]);
      const file = wholeFileIn(bytes);
      if (!file) return;
      heard.push(file);
      const found = file.includes(eicar) ? 'Eicar-Test-Signature FOUND' : 'OK';
      const said = typeof told === 'function' ? told(file) : told;
      socket.end(`${said ?? `stream: ${found}`}\0`);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    heard,
    say: (answer) => {
      told = answer;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The file of a command that has come to its end; null until then. Throws when it is no INSTREAM. */
function wholeFileIn(bytes: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (bytes.length < command.length) return null;
  if (bytes.toString('latin1', 0, command.length) !== command) throw new Error('No INSTREAM.');
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (at + 4 + length > bytes.length) return null;
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
