import type { Tx } from '#db/client.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
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
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { Services } from '#server/services.ts';
import type { WeekId } from '../../ids.ts';
import type { TimeSheetStep } from '../../rules/weeks.ts';
import { timeSheetNews } from '../jobs.ts';
import { timeSheetKind } from '../notifications.ts';

interface News {
  applicationId: ApplicationId;
  /** Null for what is about the whole sheet. */
  weekId: WeekId | null;
  step: TimeSheetStep;
  to: readonly Side[];
}

/** Notifies sides of a deal of what happened to its time sheet, and has them mailed. The browsers of both ask anew. */
export async function notifyOfTimeSheet(
  tx: Tx,
  services: Pick<Services, 'clock' | 'jobs'>,
  { applicationId, weekId, step, to: sides }: News,
): Promise<void> {
  // A week can be submitted and returned more than once.
  const event = derivedId(weekId ?? applicationId, `${step} ${services.clock.now().toISOString()}`);
  for (const to of sides) {
    const notify = to === 'client' ? notifyClients : notifyConsultants;
    await notify(tx, services, timeSheetKind(to, step, weekId), [applicationId], event);
    await services.jobs.enqueue(tx, timeSheetNews, { applicationId, weekId, to, step, event });
  }
  const deals = await listDeals(tx, [applicationId]);
  if (weekId && (step === 'submitted' || step === 'approved' || step === 'returned')) {
    await recordDealEvents(tx, services, `time-sheet.${step}`, deals, {
      to: sides,
      data: (deal) => ({ ...idsOfDeal(deal), weekId }),
    });
  }
  await publishChangesOf(tx, deals);
}
