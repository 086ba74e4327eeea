import { findRecipient } from '#features/identity/accounts/server/queries/people.ts';
import { mailNotification } from '#features/notifications/inbox/server/commands/mail-notification.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { eraseOldReferences, remindOfReferences } from './commands/age-references.ts';
import { mailRequest } from './commands/mail-request.ts';
import { referenceAnsweredMailReference } from './emails/references.ts';
import { referenceAnswered, referenceAsked, referencesAged } from './jobs.ts';
import { referenceWasAnswered } from './notifications.ts';
import { selectReferences } from './queries/references.ts';

/** Event handlers of references: former clients are mailed and reminded, and old requests are erased. */
export const referencesWorkers: JobHandler<Services>[] = [
  handleJob(referenceAsked, async ({ referenceId, days }, { services }) => {
    await services.write((tx) => mailRequest(tx, services, referenceId, days));
  }),

  handleJob(referenceAnswered, async ({ referenceId }, { services }) => {
    const { db, publicUrl } = services;
    const reference = await selectReferences(db).where('id', '=', referenceId).executeTakeFirst();
    if (!reference?.company_name) return;
    const { state, consultant_id: userId, company_name: companyName } = reference;
    if (state !== 'confirmed' && state !== 'declined') return;
    const recipient = await findRecipient(db, userId);
    if (!recipient) return;
    const notified = { kind: referenceWasAnswered, userId, event: referenceId };
    await mailNotification(db, services, notified, referenceAnsweredMailReference, {
      to: recipient.to,
      props: {
        ...{ firstName: recipient.firstName, companyName, isConfirmed: state === 'confirmed' },
        url: `${publicUrl}/consultant/credentials`,
      },
      id: derivedId(referenceId, 'reference-answered'),
    });
  }),

  handleJob(referencesAged, async (_, { services }) => {
    const reminded = await services.write(async (tx) => {
      await eraseOldReferences(tx, services);
      return remindOfReferences(tx, services);
    });
    if (reminded > 0) services.log.info({ reminded }, 'reminded of references');
  }),
];
