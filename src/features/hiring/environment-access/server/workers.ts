import { inBatches } from '#db/in-batches.ts';
import { addressOf, findDeal } from '#features/hiring/applications/server/queries/deals.ts';
import { mailNotification } from '#features/notifications/inbox/server/commands/mail-notification.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { remindOfAccess } from './commands/remind-of-access.ts';
import { openAccessNotification } from './emails/references.ts';
import { openAccessAged, openAccessReminded } from './jobs.ts';
import { accessKind } from './notifications.ts';
import { listOpenNames } from './queries/open-access.ts';

/** Handlers for access lists: clients are reminded of access that is open after the end of a deal. */
export const environmentAccessWorkers: JobHandler<Services>[] = [
  handleJob(openAccessReminded, async ({ applicationId }, { services }) => {
    const { db, publicUrl } = services;
    const [deal, environments] = [
      await findDeal(db, applicationId),
      await listOpenNames(db, applicationId),
    ];
    if (!deal || environments.length === 0) return;
    const kind = accessKind('reminder');
    const notified = { kind, userId: deal.clientId, event: applicationId };
    await mailNotification(db, services, notified, openAccessNotification, {
      to: addressOf(deal, 'client'),
      props: {
        recipientFirstName: deal.clientFirstName,
        projectTitle: deal.projectTitle,
        environments,
        url: `${publicUrl}/application/${applicationId}`,
      },
      id: derivedId(applicationId, 'open-access'),
    });
  }),

  handleJob(openAccessAged, async (_, { services, signal }) => {
    const reminded = await inBatches(services.write, signal, (tx) => remindOfAccess(tx, services));
    if (reminded > 0) services.log.info({ reminded }, 'reminded of open access');
  }),
];
