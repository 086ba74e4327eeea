import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { attachPhoto, discardPhoto } from '#features/profiles/photos/server/commands/own-photo.ts';
import type { Services } from '#server/services.ts';

/**
 * Makes a held photo the one of the profile, or leaves the profile without one (`null`). The photo it had
 * is discarded.
 */
export async function choosePhoto(
  tx: Tx,
  services: Pick<Services, 'clock' | 'jobs'>,
  userId: UserId,
  photoId: string | null,
): Promise<void> {
  const { photo_id: earlier } = await tx
    .selectFrom('consultant_profiles')
    .select('photo_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (earlier === photoId) return;
  await tx
    .updateTable('consultant_profiles')
    .set({ photo_id: photoId })
    .where('user_id', '=', userId)
    .execute();
  if (photoId !== null) await attachPhoto(tx, services, photoId);
  if (earlier !== null) await discardPhoto(tx, services, earlier);
}
