import type { ImageType } from './image-type.ts';
import { strippedJpeg } from './stripped-jpeg.ts';
import { strippedPng } from './stripped-png.ts';

const headerBytes = 13;
const descriptorBytes = 10;
const trailer = Buffer.from([0x3b]);
const extensionSignature = 0x21;
const frameSignature = 0x2c;
/** Says which colour is see-through in the frame that follows. */
const graphicControl = 0xf9;

/** See `strippedPicture`: the screen, and the first frame. */
function strippedGif(file: Buffer): Buffer | null {
  if (file.length < headerBytes) return null;
  const screenEnd = headerBytes + paletteBytes(file[10]);
  let control: Buffer = Buffer.alloc(0);
  for (let at = screenEnd; at < file.length; ) {
    if (file[at] === frameSignature) {
      const frame = file.subarray(at, frameEnd(file, at));
      return Buffer.concat([file.subarray(0, screenEnd), control, frame, trailer]);
    }
    if (file[at] !== extensionSignature) return null;
    const end = blocksEnd(file, at + 2);
    if (file[at + 1] === graphicControl && end - at === 8) control = file.subarray(at, end);
    at = end;
  }
  return null;
}

function frameEnd(file: Buffer, at: number): number {
  // One byte, the width of the first codes, stands before the blocks.
  return blocksEnd(file, at + descriptorBytes + paletteBytes(file[at + 9]) + 1);
}

const paletteBytes = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where a row of blocks, each with its length before it, ends: behind an empty one, or with the file. */
function blocksEnd(file: Buffer, start: number): number {
  let at = start;
  for (let length = file[at]; length; length = file[at]) at += length + 1;
  return Math.min(at + 1, file.length);
}

const strippers: Record<ImageType, (file: Buffer) => Buffer | null> = {
  gif: strippedGif,
  jpeg: strippedJpeg,
  png: strippedPng,
};

/**
 * A copy of a stranger's file with nothing in it but what its (first) picture is drawn from: the picture, its colours
 * and which way is up. Texts, thumbnails, further frames and whatever else a format lets people pack, some of it
 * compressed a thousandfold, never come to the decoder. The work is in proportion to the file's length. Null when the
 * file is not built as its format says; whether the picture itself can be read is left to the decoder.
 */
export function strippedPicture(file: Uint8Array, type: ImageType): Buffer | null {
  return strippers[type](Buffer.from(file.buffer, file.byteOffset, file.byteLength));
}
