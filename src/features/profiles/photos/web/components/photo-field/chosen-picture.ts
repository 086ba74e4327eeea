import { imageLimits } from '#lib/images/image-limits.ts';
import { imageTypeOf, isHeic } from '#lib/images/image-type.ts';
import { photoMaxBytes } from '../../../rules.ts';
import { photoMessages } from '../../messages.ts';

/** A picture that the user chose and the browser can show. */
export interface ChosenPicture {
  file: File;
  /** Of this browser tab; to be given back with `URL.revokeObjectURL`. */
  url: string;
}

/**
 * Looks at a chosen file as the server will: kind by its first bytes, size, pixels, and whether it can be shown
 * at all. Answers with the picture, or with what is wrong in words.
 */
export async function examineFile(file: File): Promise<ChosenPicture | { problem: string }> {
  const beginning = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (!imageTypeOf(beginning)) {
    return { problem: isHeic(beginning) ? photoMessages.heic : photoMessages.notAPicture };
  }
  if (file.size > photoMaxBytes) return { problem: photoMessages.tooLarge };
  const url = URL.createObjectURL(file);
  const pixels = await countPixels(url);
  if (pixels > 0 && pixels <= imageLimits.pixels) return { file, url };
  URL.revokeObjectURL(url);
  return { problem: pixels === 0 ? photoMessages.broken : photoMessages.tooManyPixels };
}

/** 0 for a picture that cannot be shown. */
function countPixels(url: string): Promise<number> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image.naturalWidth * image.naturalHeight);
    image.onerror = () => resolve(0);
    image.src = url;
  });
}
