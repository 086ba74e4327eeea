import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';

export interface DnsEmulator {
  /** Asks only it. */
  resolver: Resolver;
  /** What it says: the texts at each name. A name without texts does not exist. */
  texts: Map<string, string[]>;
  /** From now on it answers nothing. */
  fallSilent(): void;
  close(): Promise<void>;
}

const headerBytes = 12;
const noSuchName = 3;
const longestPiece = 255;

/** A name server on this machine (RFC 1035) that knows texts, and nothing else. */
export async function startDnsEmulator(): Promise<DnsEmulator> {
  const texts = new Map<string, string[]>();
  let isSilent = false;
  const socket = createSocket('udp4');
  socket.on('message', (question, { address, port }) => {
    if (!isSilent) socket.send(answerTo(question, texts), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const resolver = new Resolver({ timeout: 500, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    resolver,
    texts,
    fallSilent: () => {
      isSilent = true;
    },
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}

function answerTo(question: Buffer, texts: ReadonlyMap<string, string[]>): Buffer {
  const { name, end } = nameIn(question);
  const found = texts.get(name) ?? [];
  const header = Buffer.alloc(headerBytes);
  question.copy(header, 0, 0, 2);
  // An answer, by one who may say so, to a question that wished it complete.
  header.writeUInt16BE(0x8580 | (found.length === 0 ? noSuchName : 0), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(found.length, 6);
  return Buffer.concat([
    header,
    question.subarray(headerBytes, end + 4),
    ...found.map((text) => recordOf(text)),
  ]);
}

/** The name that is asked for, in lower case, and where it ends. */
function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = question.readUInt8(at); length > 0; length = question.readUInt8(at)) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

function recordOf(text: string): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; at < text.length; at += longestPiece) {
    const piece = Buffer.from(text.slice(at, at + longestPiece), 'latin1');
    pieces.push(Buffer.from([piece.length]), piece);
  }
  const data = Buffer.concat(pieces);
  const head = Buffer.alloc(headerBytes);
  // The name of the question, by its place; a text; of the internet.
  head.writeUInt16BE(0xc000 | headerBytes, 0);
  head.writeUInt16BE(16, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
