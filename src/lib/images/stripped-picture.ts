import type { ImageType } from './image-type.ts';
import { strippedGif } from './stripped-gif.ts';
import { strippedJpeg } from './stripped-jpeg.ts';
import { strippedPng } from './stripped-png.ts';

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
