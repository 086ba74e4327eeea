import { findDeal, recipientOf } from '#features/hiring/applications/server/queries/deals.ts';
import { mailNotification } from '#features/notifications/inbox/server/commands/mail-notification.ts';
import { dayInWords } from '#lib/calendar-days.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { amountInWords, amountOf } from '../rules/amounts.ts';
import { timeSheetNotification } from './emails/references.ts';
import { timeSheetNews } from './jobs.ts';
import { pathOf, timeSheetKind } from './notifications.ts';
import { findSheet, findWeek } from './queries/time-sheets.ts';
import { partsOfWeek } from './views.ts';

/** Handlers for time sheets: a side is mailed what the other did, and how far the cap is reached. */
export const timeSheetsWorkers: JobHandler<Services>[] = [
  handleJob(timeSheetNews, async ({ applicationId, weekId, to, step, event }, { services }) => {
    const { db, publicUrl } = services;
    const deal = await findDeal(db, applicationId);
    const sheet = await findSheet(db, applicationId);
    const week = weekId && (await findWeek(db, weekId));
    if (!deal || !sheet) return;
    // A week that was decided or submitted again meanwhile has a mail of its own.
    if (weekId && week?.state !== step) return;
    const parts = week ? partsOfWeek(week) : (sheet.capParts ?? 0);
    const kind = timeSheetKind(to, step, weekId);
    const { userId, firstName, address } = recipientOf(deal, to);
    await mailNotification(db, services, { kind, userId, event }, timeSheetNotification, {
      to: address,
      props: {
        recipientFirstName: firstName,
        projectTitle: deal.projectTitle,
        ...{ step, week: week ? dayInWords(week.starts_on) : '' },
        amount: amountInWords(sheet.unit, amountOf(sheet.unit, parts)),
        reason: week?.reason ?? '',
        url: `${publicUrl}${pathOf(to, applicationId, weekId)}`,
      },
      id: derivedId(event, `time-sheet-news ${to}`),
      replyTo: await services.replyTo(db, { ...deal, userId }),
    });
  }),
];
