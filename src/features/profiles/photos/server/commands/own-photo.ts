import type { UserId } from '#access/user.ts';
import type { ConsultantViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import type { FileName } from '#lib/files/file-name.ts';
import type { Services } from '#server/services.ts';
import { photoDiscarded } from '../jobs.ts';

type Recording = Pick<Services, 'clock' | 'jobs'>;

/** A photo whose files have their names and are not written yet. */
export interface NewPhoto {
  id: string;
  files: Record<'blurred' | 'medium' | 'large', FileName>;
}

/** Records the names of files that are about to be written, so that they are cleared away whatever happens. */
export async function recordPhoto(
  tx: Tx,
  { clock }: Recording,
  consultant: ConsultantViewer,
  { id, files }: NewPhoto,
): Promise<void> {
  await tx
    .insertInto('consultant_photos')
    .values({
      id,
      user_id: consultant.userId,
      blurred_file: files.blurred,
      medium_file: files.medium,
      large_file: files.large,
      created_at: clock.now(),
    })
    .execute();
}

/** The files are written: the photo may be shown to its owner and chosen. Earlier ones not chosen are dropped. */
export async function confirmPhotoStored(
  tx: Tx,
  services: Recording,
  consultant: ConsultantViewer,
  photoId: string,
): Promise<void> {
  const dropped = await tx
    .updateTable('consultant_photos')
    .set({ discarded_at: services.clock.now() })
    .where('user_id', '=', consultant.userId)
    .where('id', '<>', photoId)
    .where('stored_at', 'is not', null)
    .where('attached_at', 'is', null)
    .where('discarded_at', 'is', null)
    .returning('id')
    .execute();
  await tx
    .updateTable('consultant_photos')
    .set({ stored_at: services.clock.now() })
    .where('id', '=', photoId)
    .execute();
  await forget(
    tx,
    services,
    dropped.map(({ id }) => id),
  );
}

/** Whether this is a photo of the consultant's own that can be the profile's; it stays so in this transaction. */
export async function lockPhoto(tx: Tx, userId: UserId, photoId: string): Promise<boolean> {
  await lockPeople(tx, [userId]);
  const held = await tx
    .selectFrom('consultant_photos')
    .select('id')
    .where('id', '=', photoId)
    .where('user_id', '=', userId)
    .where('stored_at', 'is not', null)
    .where('discarded_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** A held photo becomes the one of its owner's profile. */
export async function attachPhoto(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  photoId: string,
): Promise<void> {
  await tx
    .updateTable('consultant_photos')
    .set({ attached_at: clock.now() })
    .where('id', '=', photoId)
    .execute();
}

/** A photo is the profile's no more: its files go once this is committed. */
export async function discardPhoto(tx: Tx, services: Recording, photoId: string): Promise<void> {
  await tx
    .updateTable('consultant_photos')
    .set({ discarded_at: services.clock.now() })
    .where('id', '=', photoId)
    .execute();
  await forget(tx, services, [photoId]);
}

async function forget(tx: Tx, { jobs }: Recording, photoIds: readonly string[]): Promise<void> {
  await jobs.enqueueMany(
    tx,
    photoDiscarded,
    photoIds.map((photoId) => ({ data: { photoId } })),
  );
}
