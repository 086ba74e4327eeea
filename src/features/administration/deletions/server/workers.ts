import { listDealsInProgress } from '#features/hiring/applications/server/queries/deals.ts';
import { findRecipient } from '#features/identity/accounts/server/queries/people.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { ageDeletions } from './commands/begin-erasures.ts';
import { carryOutErasures } from './commands/carry-out-erasures.ts';
import { keepPeriods } from './commands/keep-periods.ts';
import { toPartner } from './commands/notify-partners.ts';
import * as mails from './emails/references.ts';
import * as events from './jobs.ts';
import { findDeletion } from './queries.ts';
import type { DeletionsServices } from './services.ts';

/**
 * Handlers for deletions. A mail states the present: a user who has changed their mind meanwhile gets the later one.
 */
export const deletionsWorkers: JobHandler<Services & DeletionsServices>[] = [
  handleJob(events.deletionAsked, async ({ userId }, { id, services }) => {
    const { db, mailer, publicUrl } = services;
    const deletion = await findDeletion(db, userId);
    if (!deletion) return;
    const { due_at: dueAt, reason } = deletion;
    const deals = await listDealsInProgress(db, userId);
    await mailer.queueMails(
      db,
      mails.partnerLeaving,
      deals.map((deal) => toPartner(services, deal, { userId, news: 'leaving', dueAt })),
    );
    const recipient = await findRecipient(db, userId);
    if (!recipient) return;
    await mailer.queueMail(db, mails.deletionBegun, {
      to: recipient.to,
      props: {
        firstName: recipient.firstName,
        dueAt: dueAt.toISOString(),
        reason,
        isReminder: false,
        keepUrl: `${publicUrl}/account/your-data`,
      },
      id: derivedId(id, 'mail'),
    });
  }),

  handleJob(events.deletionNear, async ({ userId }, { id, services }) => {
    const { db, mailer, publicUrl } = services;
    const deletion = await findDeletion(db, userId);
    const recipient = await findRecipient(db, userId);
    if (!deletion || !recipient) return;
    await mailer.queueMail(db, mails.deletionBegun, {
      to: recipient.to,
      props: {
        firstName: recipient.firstName,
        dueAt: deletion.due_at.toISOString(),
        reason: deletion.reason,
        isReminder: true,
        keepUrl: `${publicUrl}/account/your-data`,
      },
      id: derivedId(id, 'mail'),
    });
  }),

  handleJob(events.deletionCancelled, async ({ userId }, { id, services }) => {
    const { db, mailer, publicUrl } = services;
    if (await findDeletion(db, userId)) return;
    const deals = await listDealsInProgress(db, userId);
    await mailer.queueMails(
      db,
      mails.partnerLeaving,
      deals.map((deal) => ({
        ...toPartner(services, deal, { userId, news: 'staying', dueAt: null }),
        id: derivedId(id, `staying ${deal.applicationId}`),
      })),
    );
    const recipient = await findRecipient(db, userId);
    if (!recipient) return;
    await mailer.queueMail(db, mails.accountKept, {
      to: recipient.to,
      props: { firstName: recipient.firstName, signInUrl: `${publicUrl}/auth?mode=signin` },
      id: derivedId(id, 'mail'),
    });
  }),

  handleJob(events.deletionsAged, (_, { services, signal }) => ageDeletions(services, signal)),

  handleJob(events.erasuresAged, (_, { services, signal }) => carryOutErasures(services, signal)),

  handleJob(events.retentionAged, (_, { services, signal }) => keepPeriods(services, signal)),
];
