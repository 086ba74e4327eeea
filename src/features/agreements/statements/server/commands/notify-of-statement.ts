import type { Tx } from '#db/client.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import { publishChangesOf } from '#features/hiring/applications/server/commands/notify-of-applications.ts';
import {
  idsOfDeal,
  recordDealEvents,
} from '#features/hiring/applications/server/commands/record-deal-events.ts';
import { listDeals } from '#features/hiring/applications/server/queries/deals.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { Services } from '#server/services.ts';
import type { StatementStep } from '../../rules/life-cycle.ts';
import { statementNews } from '../jobs.ts';
import { statementKind } from '../notifications.ts';
import { listReaders } from '../queries/readers.ts';

interface News {
  applicationId: ApplicationId;
  number: number;
  step: StatementStep;
  to: readonly Side[];
}

/**
 * Notifies sides of a deal of what happened to its statement of work, and has them mailed: of a company the person in
 * charge, and the members who sign. The browsers of both sides ask anew.
 */
export async function notifyOfStatement(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  { applicationId, number, step, to: sides }: News,
): Promise<void> {
  const deals = await listDeals(tx, [applicationId]);
  for (const to of sides) {
    // One side accepts a version once, and it is declined or signed once.
    const event = derivedId(applicationId, `statement ${number} ${step} ${to}`);
    for (const about of deals) {
      const readers = await listReaders(tx, about, to);
      const aboutId = to === 'client' ? about.consultantId : about.clientId;
      await recordNotifications(
        tx,
        { jobs, now: clock.now() },
        statementKind(step),
        readers.map(({ userId }) => ({ userId, aboutId, event, about })),
      );
    }
    await jobs.enqueue(tx, statementNews, { applicationId, number, to, step, event });
  }
  await recordDealEvents(tx, { clock, jobs }, `statement.${step}`, deals, {
    ...{ to: sides, data: idsOfDeal },
  });
  await publishChangesOf(tx, deals);
}
