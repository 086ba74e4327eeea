import type { Tx } from '#db/client.ts';
import { type Side, sides } from '#features/hiring/applications/rules/life-cycle.ts';
import {
  notifyClients,
  notifyConsultants,
  publishChangesOf,
} from '#features/hiring/applications/server/commands/notify-of-applications.ts';
import {
  idsOfDeal,
  recordDealEvents,
} from '#features/hiring/applications/server/commands/record-deal-events.ts';
import type { CompletedDeal } from '#features/hiring/completions/server/queries/completed-deals.ts';
import { markPast } from '#features/notifications/inbox/server/commands/mark-read.ts';
import type { Services } from '#server/services.ts';
import { type ReviewStep, reviewedBy } from '../../rules.ts';
import { reviewNews } from '../jobs.ts';
import { reviewKind } from '../notifications.ts';

type Recording = Pick<Services, 'clock' | 'jobs'>;

/** Notifies one side of a completed deal, and has it mailed; each step once, and each reminder. */
export async function notifyOfReview(
  tx: Tx,
  services: Recording,
  { id, applicationId }: Pick<CompletedDeal, 'id' | 'applicationId'>,
  { to, step, days = 0 }: { to: Side; step: ReviewStep; days?: number },
): Promise<void> {
  const notify = to === 'client' ? notifyClients : notifyConsultants;
  await notify(tx, services, reviewKind(to, step), [applicationId], `${id} ${step} ${days}`);
  await services.jobs.enqueue(tx, reviewNews, { completionId: id, to, step, days });
}

/** Both sides are told that reviews can be read, and their browsers ask anew. */
export async function notifyOfReveal(
  tx: Tx,
  services: Recording,
  deal: CompletedDeal,
  by: readonly Side[],
): Promise<void> {
  for (const to of sides) {
    // Who alone has written reads nothing new.
    if (by.includes(reviewedBy[to]))
      await notifyOfReview(tx, services, deal, { to, step: 'revealed' });
  }
  await recordDealEvents(tx, services, 'review.published', [deal], {
    to: sides.filter((side) => by.includes(reviewedBy[side])),
    data: idsOfDeal,
  });
  await publishChangesOf(tx, [deal]);
}

/** What asked a side for its review is past: it is neither mailed any more, nor unread. */
export async function markReviewed(
  tx: Tx,
  services: Recording,
  { id, clientId, consultantId }: CompletedDeal,
  side: Side,
): Promise<void> {
  const userId = side === 'client' ? clientId : consultantId;
  for (const step of ['asked', 'reminder'] as const) {
    await markPast(tx, services, userId, { kind: reviewKind(side, step), events: id });
  }
}
