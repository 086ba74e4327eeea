import type { Tx } from '#db/client.ts';
import { sides } from '#features/hiring/applications/rules/life-cycle.ts';
import type { CompletedDeal } from '#features/hiring/completions/server/queries/completed-deals.ts';
import type { Services } from '#server/services.ts';
import { remindAfterDays } from '../../rules.ts';
import { listOfDeal } from '../queries/reviews.ts';
import { notifyOfReview } from './notify-of-reviews.ts';

const dayMs = 86_400_000;

/** Asks each side of a completed deal that has not reviewed the other, on its day; how many were asked. */
export async function askForReviews(
  tx: Tx,
  services: Pick<Services, 'clock' | 'jobs'>,
  deal: CompletedDeal,
): Promise<number> {
  const days = Math.floor((services.clock.now().getTime() - deal.completedAt.getTime()) / dayMs);
  const due = [0, ...remindAfterDays].findLast((day) => day <= days) ?? 0;
  const reviews = await listOfDeal(tx, deal.id);
  const asked = sides.filter(
    (side) => !reviews.some((review) => review.author_side === side && review.submitted_at),
  );
  if (asked.length === 0) return 0;
  const requests = await tx
    .insertInto('review_requests')
    .values(
      asked.map((side) => ({
        completion_id: deal.id,
        side,
        days: due,
        asked_at: services.clock.now(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('side')
    .execute();
  for (const { side: to } of requests) {
    const step = due === 0 ? 'asked' : 'reminder';
    await notifyOfReview(tx, services, deal, { to, step, days: due });
  }
  return requests.length;
}
