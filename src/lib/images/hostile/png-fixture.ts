import { constants, crc32, deflateRawSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One chunk of a PNG with its checksum. */
export function pngChunk(type: string, data: Uint8Array = new Uint8Array()): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

export interface PngShape {
  width: number;
  height: number;
  /** Bits per channel. */
  depth?: number;
  /** 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA. */
  colour?: 0 | 2 | 3 | 4 | 6;
  interlaced?: boolean;
  /** Chunks between header and picture. */
  before?: readonly Buffer[];
  /** The compressed picture; black (or what the first colour is) unless given. */
  picture?: Uint8Array;
  /** What follows the end of the file. */
  after?: Uint8Array;
}

const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** A PNG written by hand, so that it can lie. */
export function pngFile(shape: PngShape): Buffer {
  const { width, height, depth = 8, colour = 2, interlaced = false } = shape;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(depth, 8);
  header.writeUInt8(colour, 9);
  header.writeUInt8(interlaced ? 1 : 0, 12);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    ...(shape.before ?? []),
    pngChunk('IDAT', shape.picture ?? blank(width, height, depth * channels[colour])),
    pngChunk('IEND'),
    shape.after ?? Buffer.alloc(0),
  ]);
}

/** A black picture; enough of it for an interlaced one as well. */
function blank(width: number, height: number, bitsPerPixel: number): Buffer {
  const row = Math.ceil((width * bitsPerPixel) / 8) + 1;
  return compressedZeros(row * height + 16 * (height + 8));
}

const mebibyte = 1024 * 1024;

/**
 * Zeros, compressed to a thousandth. However many they are, they are never all in memory: a compressed piece that
 * ends in a full flush may be repeated.
 */
export function compressedZeros(length: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(mebibyte), { finishFlush: constants.Z_FULL_FLUSH });
  const pieces = Array<Buffer>(Math.floor(length / mebibyte)).fill(piece);
  const checksum = Buffer.alloc(4);
  // Adler-32 of nothing but zeros.
  checksum.writeUInt32BE((length % 65_521) * 65_536 + 1);
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...pieces,
    deflateRawSync(Buffer.alloc(length % mebibyte)),
    checksum,
  ]);
}
