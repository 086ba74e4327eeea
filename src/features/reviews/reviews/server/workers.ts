import { findDeal, recipientOf } from '#features/hiring/applications/server/queries/deals.ts';
import {
  listCompletedDeals,
  listReviewedNow,
} from '#features/hiring/completions/server/queries/completed-deals.ts';
import { mailNotification } from '#features/notifications/inbox/server/commands/mail-notification.ts';
import { dayInWords, dayOf } from '#lib/calendar-days.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { reviewedBy } from '../rules.ts';
import { askForReviews } from './commands/remind-of-reviews.ts';
import { revealDue } from './commands/reveal-reviews.ts';
import { reviewNewsNotification } from './emails/references.ts';
import { reviewNews, reviewsAged } from './jobs.ts';
import { reviewKind } from './notifications.ts';
import { listToReveal } from './queries/reviews.ts';

/** Handlers for reviews: sides are asked and reminded, and what is due is revealed. */
export const reviewsWorkers: JobHandler<Services>[] = [
  handleJob(reviewNews, async ({ completionId, to, step, days }, { services }) => {
    const { db, publicUrl } = services;
    const [completed] = await listCompletedDeals(db, [completionId]);
    const deal = completed && (await findDeal(db, completed.applicationId));
    if (!deal) return;
    const { userId, firstName, address } = recipientOf(deal, to);
    const event = `${completionId} ${step} ${days}`;
    const notified = { kind: reviewKind(to, step), userId, event };
    await mailNotification(db, services, notified, reviewNewsNotification, {
      to: address,
      props: {
        recipientFirstName: firstName,
        projectTitle: deal.projectTitle,
        ...{ step, other: reviewedBy[to] },
        lastDay: dayInWords(dayOf(new Date(completed.reviewUntil.getTime() - 1))),
        url: `${publicUrl}/application/${completed.applicationId}/review`,
      },
      id: derivedId(completionId, `review-news ${step} ${days} ${to}`),
    });
  }),

  handleJob(reviewsAged, async (_, { services, signal }) => {
    const { write, db, clock, log } = services;
    const now = clock.now();
    let [revealed, asked] = [0, 0];
    // Each on its own: what ends the run in the middle leaves whole deals.
    for (const id of await listToReveal(db, now)) {
      if (signal.aborted) break;
      if (await write((tx) => revealDue(tx, services, id))) revealed += 1;
    }
    for (const deal of await listReviewedNow(db, now)) {
      if (signal.aborted) break;
      asked += await write((tx) => askForReviews(tx, services, deal));
    }
    if (revealed + asked > 0) log.info({ revealed, asked }, 'looked at reviews');
  }),
];
