import { findDeal } from '#features/hiring/applications/server/queries/deals.ts';
import { mailNotification } from '#features/notifications/inbox/server/commands/mail-notification.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { pathOf } from '../rules/life-cycle.ts';
import { statementNotification } from './emails/references.ts';
import { statementNews } from './jobs.ts';
import { statementKind } from './notifications.ts';
import { listReaders } from './queries/readers.ts';
import { listVersions } from './queries/statements.ts';

/** Handlers for statements of work: a side is mailed what happened to a version. */
export const statementsWorkers: JobHandler<Services>[] = [
  handleJob(statementNews, async ({ applicationId, number, to, step, event }, { services }) => {
    const { db, publicUrl } = services;
    const deal = await findDeal(db, applicationId);
    const [newest] = await listVersions(db, applicationId);
    // A version that was replaced meanwhile has another mail.
    if (!deal || newest?.number !== number) return;
    for (const { userId, firstName, to: address } of await listReaders(db, deal, to)) {
      const notified = { kind: statementKind(step), userId, event };
      await mailNotification(db, services, notified, statementNotification, {
        to: address,
        props: {
          recipientFirstName: firstName,
          projectTitle: deal.projectTitle,
          ...{ step, isChange: newest.amends !== null, reason: newest.reason },
          url: `${publicUrl}${pathOf(applicationId)}`,
        },
        id: derivedId(event, `statement-news ${userId}`),
        replyTo: await services.replyTo(db, { ...deal, userId }),
      });
    }
  }),
];
