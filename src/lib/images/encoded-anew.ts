import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { imageLimits } from './image-limits.ts';
import { pictureLibrary } from './picture-library.ts';
import { readHeader } from './read-header.ts';
import { strippedPicture } from './stripped-picture.ts';

export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif';

const untrusted = { failOn: 'error', autoOrient: true } as const satisfies SharpOptions;

/**
 * A stranger's picture as a new file of the same format: upright, in sRGB, moving if it moved, and with nothing in it
 * but its pixels. Returns a refusal; the content of a file never makes it throw.
 */
export async function encodedAnew(
  file: Uint8Array,
  format: PictureFormat,
): Promise<Uint8Array | { refused: 'broken-image' | 'too-many-pixels' }> {
  const mayMove = format === 'gif' || format === 'webp';
  // Of what may move, all frames are wanted, and the decoder's own limits bound them.
  const bare = mayMove ? file : strippedPicture(file, format);
  const options = { ...untrusted, pages: mayMove ? -1 : 1 };
  const header = bare && (await readHeader(bare, options));
  if (!bare || header?.format !== format) return { refused: 'broken-image' };
  if (pixelsOf(header) > imageLimits.pixels) return { refused: 'too-many-pixels' };
  try {
    const sharp = await pictureLibrary();
    const picture = sharp(bare, { ...options, limitInputPixels: imageLimits.pixels })
      .timeout({ seconds: imageLimits.seconds })
      .toColourspace('srgb');
    return await encode(picture, format);
  } catch {
    return { refused: 'broken-image' };
  }
}

/** Of all frames together: they lie under each other in the decoder. */
const pixelsOf = ({ width, height, pages = 1, pageHeight = height }: Metadata): number =>
  width * Math.max(height, pageHeight * pages);

function encode(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  if (format === 'jpeg') return picture.jpeg({ quality: 90 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 90 }).toBuffer();
  if (format === 'gif') return picture.gif().toBuffer();
  return picture.png().toBuffer();
}
