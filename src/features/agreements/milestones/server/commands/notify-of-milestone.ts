import type { Tx } from '#db/client.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import {
  notifyClients,
  notifyConsultants,
  publishChangesOf,
} from '#features/hiring/applications/server/commands/notify-of-applications.ts';
import {
  idsOfDeal,
  recordDealEvents,
} from '#features/hiring/applications/server/commands/record-deal-events.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { Services } from '#server/services.ts';
import type { MilestoneStep } from '../../rules.ts';
import { milestoneNews } from '../jobs.ts';
import { milestoneKind, sideNotified } from '../notifications.ts';

interface News {
  applicationId: ApplicationId;
  name: string;
  step: MilestoneStep;
}

/** Notifies the other side of what happened to a milestone, and has it mailed. The browsers of both sides ask anew. */
export async function notifyOfMilestone(
  tx: Tx,
  services: Pick<Services, 'clock' | 'jobs'>,
  { applicationId, name, step }: News,
): Promise<void> {
  // A milestone can be delivered and returned more than once.
  const now = services.clock.now().toISOString();
  const event = derivedId(applicationId, `milestone ${step} ${now} ${name}`);
  const notify = sideNotified(step) === 'client' ? notifyClients : notifyConsultants;
  const deals = await notify(tx, services, milestoneKind(step), [applicationId], event);
  await services.jobs.enqueue(tx, milestoneNews, { applicationId, name, step, event });
  await recordDealEvents(tx, services, `milestone.${step}`, deals, {
    ...{ to: [sideNotified(step)], data: idsOfDeal },
  });
  await publishChangesOf(tx, deals);
}
