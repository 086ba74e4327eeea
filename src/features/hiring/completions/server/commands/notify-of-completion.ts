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
import { listDeals } from '#features/hiring/applications/server/queries/deals.ts';
import { markPast } from '#features/notifications/inbox/server/commands/mark-read.ts';
import type { Services } from '#server/services.ts';
import { type CompletionStep, otherSide } from '../../rules.ts';
import { completionNews } from '../jobs.ts';
import { completionKind } from '../notifications.ts';
import type { CompletionRow } from '../queries/completions.ts';

type Recording = Pick<Services, 'clock' | 'jobs'>;

/**
 * Notifies sides of a deal of what became of a proposal, and has them mailed. A side that has left is not notified. The
 * browsers of both sides ask anew how the deal stands.
 */
export async function notifyOfCompletion(
  tx: Tx,
  services: Recording,
  { id: completionId, applicationId }: Pick<CompletionRow, 'id' | 'applicationId'>,
  steps: readonly { to: Side; step: CompletionStep }[],
): Promise<void> {
  for (const { to, step } of steps) {
    const notify = to === 'client' ? notifyClients : notifyConsultants;
    await notify(tx, services, completionKind(to, step), [applicationId], completionId);
    await services.jobs.enqueue(tx, completionNews, { completionId, to, step });
  }
  const deals = await listDeals(tx, [applicationId]);
  const proposedTo = steps.filter(({ step }) => step === 'proposed').map(({ to }) => to);
  if (proposedTo.length > 0) {
    await recordDealEvents(tx, services, 'completion.proposed', deals, {
      ...{ to: proposedTo, data: idsOfDeal },
    });
  }
  if (steps.some(({ step }) => step === 'confirmed' || step === 'no-answer')) {
    await recordDealEvents(tx, services, 'deal.completed', deals, {
      ...{ to: sides, data: idsOfDeal },
    });
  }
  await publishChangesOf(tx, deals);
}

/** What asked a side for an answer is past: it is neither mailed any more, nor unread. */
export async function markAnswered(
  tx: Tx,
  services: Recording,
  { id, proposedBySide, clientId, consultantId }: CompletionRow,
): Promise<void> {
  const asked = otherSide[proposedBySide];
  const userId = asked === 'client' ? clientId : consultantId;
  for (const step of ['proposed', 'reminder'] as const) {
    await markPast(tx, services, userId, { kind: completionKind(asked, step), events: id });
  }
}
