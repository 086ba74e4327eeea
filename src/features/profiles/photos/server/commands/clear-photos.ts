import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import { stagedPhotoHours } from '../../rules.ts';
import { photoDiscarded } from '../jobs.ts';
import { findDiscardedFiles } from '../queries.ts';

const batchSize = 500;
const hour = 60 * 60 * 1000;

/**
 * Removes the files of a discarded photo, then what is known of it: broken off in between, it begins again.
 * A photo that is in use is left alone.
 */
export async function removeDiscardedPhoto(
  { db, write, files }: Pick<Services, 'db' | 'write' | 'files'>,
  photoId: string,
): Promise<void> {
  const names = await findDiscardedFiles(db, photoId);
  if (!names) return;
  for (const name of names) await files.remove(name);
  await write(async (tx) => {
    await tx.deleteFrom('consultant_photos').where('id', '=', photoId).execute();
  });
}

/**
 * Discards up to 500 photos that lead nowhere: uploaded and never saved, left behind by a person who is gone, or
 * discarded a day ago and still there. Says whether there may be more.
 */
export async function discardLoosePhotos(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
): Promise<boolean> {
  const now = clock.now();
  const dayAgo = new Date(now.getTime() - stagedPhotoHours * hour);
  const loose = await tx
    .selectFrom('consultant_photos')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('discarded_at', '<', dayAgo),
        eb.and([
          eb('discarded_at', 'is', null),
          eb.or([
            eb('user_id', 'is', null),
            eb.and([eb('attached_at', 'is', null), eb('created_at', '<', dayAgo)]),
          ]),
        ]),
      ]),
    )
    .orderBy('created_at')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();
  if (loose.length === 0) return false;
  const ids = loose.map(({ id }) => id);
  // Those discarded before wait another day before they are tried once more.
  await tx
    .updateTable('consultant_photos')
    .set({ discarded_at: now })
    .where('id', 'in', ids)
    .execute();
  await jobs.enqueueMany(
    tx,
    photoDiscarded,
    ids.map((photoId) => ({ data: { photoId } })),
  );
  return loose.length === batchSize;
}
