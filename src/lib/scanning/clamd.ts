import { connect, type Socket } from 'node:net';
import { addAbortSignal } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ScannerUnavailable, type VirusScanner } from './virus-scanner.ts';

/** Where a clamd listens: a port of a machine, or a socket on this one. */
export type ClamdAddress = { host: string; port: number } | { path: string };

const timeLimitMs = 15_000;
const mostAnswerBytes = 4096;

/**
 * ClamAV's daemon by its own protocol: one connection for each file, which is sent by INSTREAM. Only the two answers
 * that say something of the file are believed; a limit of the daemon's, silence or a broken connection are no answer.
 */
export const clamd = (
  address: ClamdAddress,
  { timeoutMs = timeLimitMs }: { timeoutMs?: number } = {},
): VirusScanner => ({
  async scan(pieces) {
    // A file that takes longer to send is not waited for either.
    const socket = addAbortSignal(AbortSignal.timeout(timeoutMs), connect(address));
    try {
      const [answer] = await Promise.all([
        readAnswer(socket),
        pipeline(commandWith(pieces), socket, { end: false }),
      ]);
      if (answer === 'stream: OK') return 'clean';
      if (/^stream: .+ FOUND$/.test(answer)) return 'infected';
      throw new Error(`clamd answered: ${answer}`);
    } catch (error) {
      throw new ScannerUnavailable('The virus scanner gave no answer.', { cause: error });
    } finally {
      socket.destroy();
    }
  },
});

async function* commandWith(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of pieces) {
    if (piece.length === 0) continue;
    yield lengthOf(piece.length);
    yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** One line that ends with a zero. */
async function readAnswer(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    answer += String(chunk);
    const end = answer.indexOf('\0');
    if (end >= 0) return answer.slice(0, end).trim();
    if (answer.length > mostAnswerBytes) throw new Error('clamd answered too much.');
  }
  throw new Error('clamd closed the connection.');
}
