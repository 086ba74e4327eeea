import { inBatches } from '#db/in-batches.ts';
import { pageOfDeal } from '#features/hiring/applications/rules/deal-notification.ts';
import { findDeal, recipientOf } from '#features/hiring/applications/server/queries/deals.ts';
import { mailNotification } from '#features/notifications/inbox/server/commands/mail-notification.ts';
import { dayInWords } from '#lib/calendar-days.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { otherSide } from '../rules.ts';
import { completeUnanswered } from './commands/answer-completion.ts';
import { remindOfCompletions } from './commands/remind-of-completions.ts';
import { completionNewsNotification } from './emails/references.ts';
import { completionNews, completionsAged } from './jobs.ts';
import { completionKind } from './notifications.ts';
import { findCompletion, listDue } from './queries/completions.ts';

/** Handlers for the completion of deals: one side is mailed what the other did, and time answers. */
export const completionsWorkers: JobHandler<Services>[] = [
  handleJob(completionNews, async ({ completionId, to, step }, { services }) => {
    const { db, publicUrl } = services;
    const completion = await findCompletion(db, completionId);
    const deal = completion && (await findDeal(db, completion.applicationId));
    if (!deal) return;
    const { userId, firstName, address } = recipientOf(deal, to);
    const notified = { kind: completionKind(to, step), userId, event: completionId };
    await mailNotification(db, services, notified, completionNewsNotification, {
      to: address,
      props: {
        recipientFirstName: firstName,
        projectTitle: deal.projectTitle,
        ...{ step, other: otherSide[to] },
        openPoints: completion.openPoints,
        missing: completion.missing,
        answerBy: dayInWords(completion.answerBy),
        url: `${publicUrl}${pageOfDeal(to, completion.applicationId)}`,
      },
      id: derivedId(completionId, `completion-news ${step} ${to}`),
      replyTo: await services.replyTo(db, { ...deal, userId }),
    });
  }),

  handleJob(completionsAged, async (_, { services, signal }) => {
    const { write, db, clock, log } = services;
    const reminded = await inBatches(write, signal, (tx) => remindOfCompletions(tx, services));
    let completed = 0;
    // Each on its own: what ends the run in the middle leaves whole deals.
    for (const due of await listDue(db, clock.now())) {
      if (signal.aborted) break;
      if (await write((tx) => completeUnanswered(tx, services, due))) completed += 1;
    }
    if (reminded + completed > 0)
      log.info({ reminded, completed }, 'looked at proposed completions');
  }),
];
