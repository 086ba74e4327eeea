import { crc32, inflateSync } from 'node:zlib';
import { exifOfOrientation, orientationOf } from './exif-orientation.ts';
import { imageLimits } from './image-limits.ts';

const signatureBytes = 8;
/** Length and type before a chunk's data, the checksum behind it. */
const headBytes = 8;
const frameBytes = headBytes + 4;

/** Chunks that the picture is drawn from. */
const needed: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

interface Chunk {
  type: string;
  data: Buffer;
  /** As it stands in the file, with length, type and checksum. */
  whole: Buffer;
}

/** See `strippedPicture`. */
export function strippedPng(file: Buffer): Buffer | null {
  const kept: Buffer[] = [file.subarray(0, signatureBytes)];
  const once = new Set<string>();
  for (let at = signatureBytes; ; ) {
    const chunk = chunkAt(file, at);
    if (!chunk || kept.length > imageLimits.parts) return null;
    at += chunk.whole.length;
    if (needed.has(chunk.type)) kept.push(chunk.whole);
    else if (mustBeUnderstood(chunk.type)) return null;
    else if (!once.has(chunk.type)) {
      once.add(chunk.type);
      kept.push(...withinLimits(chunk));
    }
    if (chunk.type === 'IEND') return Buffer.concat(kept);
  }
}

function chunkAt(file: Buffer, at: number): Chunk | null {
  if (at + frameBytes > file.length) return null;
  const end = at + frameBytes + file.readUInt32BE(at);
  const type = file.toString('latin1', at + 4, at + headBytes);
  if (end > file.length || !/^[A-Za-z]{4}$/.test(type)) return null;
  return { type, data: file.subarray(at + headBytes, end - 4), whole: file.subarray(at, end) };
}

/** A capital first letter says so; everything else a reader may pass over. */
const mustBeUnderstood = (type: string): boolean => /^[A-Z]/.test(type);

/** What is kept of a chunk that the picture could do without: of most, nothing. */
function withinLimits({ type, data, whole }: Chunk): Buffer[] {
  if (type === 'iCCP') return unfoldsWithin(data, imageLimits.profileBytes) ? [whole] : [];
  if (type !== 'eXIf') return [];
  const orientation = orientationOf(data);
  return orientation ? [chunkOf('eXIf', exifOfOrientation(orientation))] : [];
}

/** Whether a colour profile (a name, a zero, the method, then compressed) is at most so many bytes long. */
function unfoldsWithin(data: Buffer, maxOutputLength: number): boolean {
  try {
    inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength });
    return true;
  } catch {
    return false;
  }
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
