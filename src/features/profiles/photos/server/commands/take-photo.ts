import { randomUUID } from 'node:crypto';
import { BoundedQueue } from '#lib/bounded-queue.ts';
import { type FileName, nameOfContent } from '#lib/files/file-name.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import {
  encodeBlurredWebp,
  encodeWebp,
  type ImageRefusal,
  readSquarePicture,
  type SquareCrop,
} from '#lib/images/square-picture.ts';
import { photoWidths } from '../../rules.ts';
import type { NewPhoto } from './own-photo.ts';

/** A photo with the bytes of its files. */
export interface MadePhoto extends NewPhoto {
  contents: ReadonlyMap<FileName, Uint8Array>;
}

// One picture at a time: each may take 144 MB while it is read, and half a processor.
const pictureQueue = new BoundedQueue(13);

/**
 * Makes the pictures of a photo out of a stranger's file: cut to the square, in the widths that pages use,
 * and blurred. Nothing else of the file goes on. Refuses files that are no such picture, and when too many wait.
 */
export async function makePhoto(
  file: Uint8Array,
  crop: SquareCrop | undefined,
): Promise<MadePhoto | { refused: ImageRefusal | 'busy' }> {
  const made = await pictureQueue.run(async () => {
    const picture = await readSquarePicture(file, { crop, size: photoWidths.large });
    if ('refused' in picture) return picture;
    return {
      blurred: await encodeBlurredWebp(picture, photoWidths.blurred),
      medium: await encodeWebp(picture, photoWidths.medium),
      large: await encodeWebp(picture, photoWidths.large),
    };
  });
  if (!made) return { refused: 'busy' };
  return 'refused' in made ? made : named(made);
}

function named(made: Record<keyof NewPhoto['files'], Uint8Array>): MadePhoto {
  const id = randomUUID();
  // The kind is part of the name, so that one picture's name does not lead to another.
  const nameOf = (kind: keyof NewPhoto['files']) => nameOfContent(`${id} ${kind}`, made[kind]);
  const files = { blurred: nameOf('blurred'), medium: nameOf('medium'), large: nameOf('large') };
  const contents = new Map([
    [files.blurred, made.blurred],
    [files.medium, made.medium],
    [files.large, made.large],
  ]);
  return { id, files, contents };
}

/** Writes the files of a photo whose names are on record. Throws `StorageUnavailable`. */
export async function storePhoto(files: FileStorage, { contents }: MadePhoto): Promise<void> {
  await Promise.all([...contents].map(([name, bytes]) => files.put(name, bytes)));
}
