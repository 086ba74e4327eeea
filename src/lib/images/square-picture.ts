import type { Metadata, SharpOptions } from 'sharp';
import { imageLimits } from './image-limits.ts';
import { imageTypeOf } from './image-type.ts';
import { pictureLibrary } from './picture-library.ts';
import { readHeader } from './read-header.ts';
import { strippedPicture } from './stripped-picture.ts';

/** A square cut out of a picture as people see it, upright; in pixels. */
export interface SquareCrop {
  left: number;
  top: number;
  size: number;
}

/** A square of bare colours, red, green and blue in turn: nothing but the picture itself is left. */
export interface SquarePicture {
  pixels: Uint8Array;
  /** Width and height in pixels. */
  size: number;
}

export type ImageRefusal = 'not-an-image' | 'too-many-pixels' | 'broken-image' | 'crop-outside';

const untrusted = {
  // Cameras write small mistakes; what is cut off or does not decode is refused.
  failOn: 'error',
  // Of an animation the first picture.
  pages: 1,
  autoOrient: true,
} as const satisfies SharpOptions;

/**
 * Reads a stranger's file as a picture: JPEG, PNG or GIF by its content, within the limits. The result is upright, in
 * sRGB, on white where it is transparent, cut to a square (the middle one by default) and scaled to `size`. Of the file
 * only the picture comes to the decoder, and its header is looked at before anything is decoded. Returns a refusal; the
 * content of a file never makes it throw.
 */
export async function readSquarePicture(
  file: Uint8Array,
  { crop, size }: { crop?: SquareCrop | undefined; size: number },
): Promise<SquarePicture | { refused: ImageRefusal }> {
  const type = imageTypeOf(file);
  if (!type) return { refused: 'not-an-image' };
  const bare = strippedPicture(file, type);
  const header = bare && (await readHeader(bare, untrusted));
  // A file may begin like a GIF and be read as something else that is text.
  if (!bare || header?.format !== type) return { refused: 'broken-image' };
  if (isTooMuch(header)) return { refused: 'too-many-pixels' };
  const { width, height } = header.autoOrient;
  const square = crop ?? middleSquare(width, height);
  if (!isInside(square, width, height)) return { refused: 'crop-outside' };
  try {
    const sharp = await pictureLibrary();
    const pixels = await sharp(bare, { ...untrusted, limitInputPixels: imageLimits.pixels })
      .timeout({ seconds: imageLimits.seconds })
      .extract({ left: square.left, top: square.top, width: square.size, height: square.size })
      .resize(size, size)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    return { pixels, size };
  } catch {
    return { refused: 'broken-image' };
  }
}

const bytesPerChannel: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 };

function isTooMuch({ width, height, channels, depth }: Metadata): boolean {
  const pixels = width * height;
  const decodedBytes = pixels * channels * (bytesPerChannel[depth] ?? 8);
  return pixels > imageLimits.pixels || decodedBytes > imageLimits.decodedBytes;
}

function middleSquare(width: number, height: number): SquareCrop {
  const size = Math.min(width, height);
  return {
    left: Math.floor((width - size) / 2),
    top: Math.floor((height - size) / 2),
    size,
  };
}

const isInside = ({ left, top, size }: SquareCrop, width: number, height: number): boolean =>
  size >= 1 && left >= 0 && top >= 0 && left + size <= width && top + size <= height;

async function opaque({ size, pixels }: SquarePicture) {
  const sharp = await pictureLibrary();
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } });
}

/** The picture as WebP, `width` pixels wide and high. It carries no metadata: there is none in bare colours. */
export async function encodeWebp(picture: SquarePicture, width: number): Promise<Uint8Array> {
  const whole = await opaque(picture);
  return whole.resize(width, width).webp({ quality: 82 }).toBuffer();
}

/**
 * The picture with all that makes a face gone: eight by eight colours, spread softly over `width` pixels.
 * What is not in them cannot be brought back by sharpening.
 */
export async function encodeBlurredWebp(
  picture: SquarePicture,
  width: number,
): Promise<Uint8Array> {
  const whole = await opaque(picture);
  const colours = await whole.resize(8, 8, { kernel: 'linear' }).raw().toBuffer();
  const few = await opaque({ pixels: colours, size: 8 });
  const spread = await few.resize(width, width, { kernel: 'cubic' }).raw().toBuffer();
  const soft = await opaque({ pixels: spread, size: width });
  return soft
    .blur(width / 24)
    .webp({ quality: 80 })
    .toBuffer();
}
