import type { Tx } from '#db/client.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import type { CompletionId } from '#features/hiring/completions/ids.ts';
import {
  type CompletedDeal,
  listCompletedDeals,
  lockCompletedDeal,
} from '#features/hiring/completions/server/queries/completed-deals.ts';
import type { Services } from '#server/services.ts';
import { reasonToHold } from './hold-reviews.ts';
import { notifyOfReveal } from './notify-of-reviews.ts';
import { recountRating } from './recount-rating.ts';

type Recording = Pick<Services, 'clock' | 'jobs' | 'searchIndex'>;

/**
 * Reveals what both sides of a deal have submitted, at one moment, and deletes drafts: their time is up. The deal is
 * locked by the caller.
 */
export async function revealReviews(
  tx: Tx,
  services: Recording,
  deal: CompletedDeal,
): Promise<void> {
  await tx
    .deleteFrom('reviews')
    .where('completion_id', '=', deal.id)
    .where('submitted_at', 'is', null)
    .execute();
  const heldFor = await reasonToHold(tx, deal);
  const revealed = await tx
    .updateTable('reviews')
    .set({ revealed_at: services.clock.now(), held_for: heldFor })
    .where('completion_id', '=', deal.id)
    .where('revealed_at', 'is', null)
    .returning('author_side')
    .execute();
  const by: Side[] = revealed.map(({ author_side: side }) => side);
  if (by.length === 0) return;
  await recountRating(tx, services, deal.consultantId);
  await notifyOfReveal(tx, services, deal, by);
}

/** Reveals the reviews of a deal whose time is up; whether there still were any. */
export async function revealDue(tx: Tx, services: Recording, id: CompletionId): Promise<boolean> {
  const [deal] = await listCompletedDeals(tx, [id]);
  if (!deal || deal.reviewUntil > services.clock.now()) return false;
  if (!(await lockCompletedDeal(tx, id))) return false;
  await revealReviews(tx, services, deal);
  return true;
}
