import { crc32, deflateSync } from 'node:zlib';

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

/** Compressed zeros, a thousandth of what they unfold to; enough of them for an interlaced picture as well. */
function blank(width: number, height: number, bitsPerPixel: number): Buffer {
  const row = Math.ceil((width * bitsPerPixel) / 8) + 1;
  return deflateSync(Buffer.alloc(row * height + 16 * (height + 8)), { level: 9 });
}
