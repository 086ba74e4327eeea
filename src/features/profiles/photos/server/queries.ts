import { toUserId, type UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { type FileName, parseFileName } from '#lib/files/file-name.ts';

/** The files of photos, to be joined to the profiles that show them; `photo` in the statement. */
export const photoFiles = (db: Db) =>
  db
    .selectFrom('consultant_photos')
    .select(['id', 'blurred_file', 'medium_file', 'large_file'])
    .as('photo');

/** One file of a photo, with what decides who may see it. */
export interface PhotoFile {
  ownerId: UserId;
  isBlurred: boolean;
  /** It is the photo of the profile, and not one that is waiting to be saved. */
  isAttached: boolean;
}

/** What a stored file is a picture of; null for one that is no longer visible to anyone, or that never was. */
export async function findPhotoFile(db: Db, name: FileName): Promise<PhotoFile | null> {
  const photo = await db
    .selectFrom('consultant_photos')
    .select(['user_id', 'blurred_file', 'attached_at'])
    .where((eb) =>
      eb.or([
        eb('blurred_file', '=', name),
        eb('medium_file', '=', name),
        eb('large_file', '=', name),
      ]),
    )
    .where('stored_at', 'is not', null)
    .where('discarded_at', 'is', null)
    .executeTakeFirst();
  if (!photo?.user_id) return null;
  return {
    ownerId: toUserId(photo.user_id),
    isBlurred: photo.blurred_file === name,
    isAttached: photo.attached_at !== null,
  };
}

/** The files of a discarded photo; null when they are removed already, or the photo is in use. */
export async function findDiscardedFiles(db: Db, photoId: string): Promise<FileName[] | null> {
  const photo = await db
    .selectFrom('consultant_photos')
    .select(['blurred_file', 'medium_file', 'large_file'])
    .where('id', '=', photoId)
    .where('discarded_at', 'is not', null)
    .executeTakeFirst();
  if (!photo) return null;
  return [photo.blurred_file, photo.medium_file, photo.large_file].flatMap((name) => {
    const parsed = parseFileName(name);
    return parsed ? [parsed] : [];
  });
}

/**
 * The files of all photos that were ever written, in batches, discarded ones too as long as something is known of them:
 * what a backup copies beside the database.
 */
export async function* listStoredFiles(db: Db): AsyncIterable<FileName[]> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const photos = await db
      .selectFrom('consultant_photos')
      .select(['id', 'blurred_file', 'medium_file', 'large_file'])
      .where('stored_at', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(1000)
      .execute();
    const end = photos.at(-1);
    if (!end) return;
    last = end.id;
    yield photos
      .flatMap((photo) => [photo.blurred_file, photo.medium_file, photo.large_file])
      .flatMap((name) => parseFileName(name) ?? []);
  }
}

/** The files of all of a user's photos, shown or not. */
export async function listFilesOf(
  db: Db,
  userId: UserId,
): Promise<{ photo: string; files: Record<'blurred' | 'medium' | 'large', FileName> }[]> {
  const photos = await db
    .selectFrom('consultant_photos')
    .select(['id', 'blurred_file', 'medium_file', 'large_file'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return photos.flatMap(({ id, ...names }) => {
    const blurred = parseFileName(names.blurred_file);
    const medium = parseFileName(names.medium_file);
    const large = parseFileName(names.large_file);
    return blurred && medium && large ? [{ photo: id, files: { blurred, medium, large } }] : [];
  });
}
