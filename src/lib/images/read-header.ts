import type { Metadata, SharpOptions } from 'sharp';
import { imageLimits } from './image-limits.ts';
import { pictureLibrary } from './picture-library.ts';

/** What a stranger's picture says of itself; null when that cannot be read, or not in time. */
export async function readHeader(
  file: Uint8Array,
  options: SharpOptions,
): Promise<Metadata | null> {
  const sharp = await pictureLibrary();
  // Reading a header cannot be aborted, only abandoned: what could block it is no longer in the file by now.
  const { promise: late, resolve: giveUp } = Promise.withResolvers<null>();
  const timer = setTimeout(() => giveUp(null), imageLimits.headerSeconds * 1000);
  const header = sharp(file, { ...options, limitInputPixels: false }).metadata();
  try {
    return await Promise.race([header, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
