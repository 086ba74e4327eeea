import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';

/**
 * Puts a former user in the place of an erased consultant in the reviews of their deals. Where a deal goes, its reviews
 * go with it; who wrote them is not known any more.
 */
export async function leaveReviews(
  tx: Tx,
  { userId, formerId }: { userId: UserId; formerId: UserId | null },
): Promise<void> {
  if (!formerId) return;
  await tx
    .updateTable('reviews')
    .set({ consultant_id: formerId })
    .where('consultant_id', '=', userId)
    .execute();
}
