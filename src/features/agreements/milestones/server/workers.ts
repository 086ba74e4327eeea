import { money } from '#features/agreements/statements/rules/document.ts';
import { pathOf } from '#features/agreements/statements/rules/life-cycle.ts';
import { findDeal, recipientOf } from '#features/hiring/applications/server/queries/deals.ts';
import { mailNotification } from '#features/notifications/inbox/server/commands/mail-notification.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { milestoneNotification } from './emails/references.ts';
import { milestoneNews } from './jobs.ts';
import { milestoneKind, sideNotified } from './notifications.ts';
import { findMilestone } from './queries/milestones.ts';

/** Handlers for milestones: a side is mailed what the other did. */
export const milestonesWorkers: JobHandler<Services>[] = [
  handleJob(milestoneNews, async ({ applicationId, name, step, event }, { services }) => {
    const { db, publicUrl } = services;
    const deal = await findDeal(db, applicationId);
    const milestone = await findMilestone(db, applicationId, name);
    // What was decided or delivered again meanwhile has a mail of its own.
    if (!deal || milestone?.state !== step) return;
    const to = sideNotified(step);
    const { userId, firstName, address } = recipientOf(deal, to);
    const { amount, currency, note, reason } = milestone;
    const notified = { kind: milestoneKind(step), userId, event };
    await mailNotification(db, services, notified, milestoneNotification, {
      to: address,
      props: {
        recipientFirstName: firstName,
        ...{ projectTitle: deal.projectTitle, step, name },
        amount: amount === null ? '' : money(amount, currency),
        words: to === 'client' ? note : reason,
        url: `${publicUrl}${pathOf(applicationId)}`,
      },
      id: derivedId(event, `milestone-news ${to}`),
      replyTo: await services.replyTo(db, { ...deal, userId }),
    });
  }),
];
