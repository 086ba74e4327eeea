import type { ConsultantViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';

/**
 * Stores whether approved clients see the consultant's photo sharp, and what is shown of them in lists with it.
 * Returns whether there is a profile to store it with.
 */
export async function choosePhotoVisibility(
  tx: Tx,
  { clock, searchIndex }: Pick<Services, 'clock' | 'searchIndex'>,
  consultant: ConsultantViewer,
  showsPhotoToClients: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('consultant_profiles')
    .set({ shows_photo_to_clients: showsPhotoToClients, updated_at: clock.now() })
    .where('user_id', '=', consultant.userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await searchIndex.refresh(tx, [consultant.userId]);
  return true;
}
