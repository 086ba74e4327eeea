import type { CompanyId } from '#access/company.ts';
import { toUserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import { recountRating } from './recount-rating.ts';

/** Makes the reviews of one company's deals those of another. */
export async function moveReviews(
  tx: Tx,
  services: Pick<Services, 'searchIndex'>,
  { from, into }: { from: CompanyId; into: CompanyId },
): Promise<void> {
  const moved = await tx
    .updateTable('reviews')
    .set({ company_id: into })
    .where('company_id', '=', from)
    .returning('consultant_id')
    .execute();
  // A consultant whom both have reviewed has one reviewer less.
  for (const id of new Set(moved.map((row) => row.consultant_id))) {
    await recountRating(tx, services, toUserId(id));
  }
}
