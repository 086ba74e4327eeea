import { isCertificationId, labelOfCertification } from '#catalogue/certifications.ts';
import { inBatches } from '#db/in-batches.ts';
import { isHiddenAccount } from '#features/identity/accounts/server/queries/account-state.ts';
import { mailNotification } from '#features/notifications/inbox/server/commands/mail-notification.ts';
import { dayOf } from '#lib/calendar-days.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import { RowFailures } from '#lib/jobs/row-failures.ts';
import type { Services } from '#server/services.ts';
import { credentialIdSchema } from '../ids.ts';
import type { EndStage } from '../rules.ts';
import { notifyOfEnds } from './commands/notify-of-ends.ts';
import {
  credentialEndsNotification,
  credentialRejectedNotification,
  credentialVerifiedNotification,
} from './emails/references.ts';
import {
  credentialDecided,
  credentialEndNotified,
  credentialEndsDue,
  credentialsAged,
} from './jobs.ts';
import { credentialEnds, eventKeyOfEnd } from './notifications.ts';
import {
  findReviewed,
  listConsultantsWhoseEnded,
  type ReviewedRow,
} from './queries/credentials.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** Event handlers of credentials: decisions, and days that pass. */
export const credentialsWorkers: JobHandler<Services>[] = [
  handleJob(credentialDecided, async ({ credentialId, revision }, { id, services }) => {
    const row = await findReviewed(services.db, credentialIdSchema.parse(credentialId));
    // What has been changed since, or taken back, is not news any more.
    if (row?.revision === revision) await mailDecision(services, row, derivedId(id, 'mail'));
  }),

  handleJob(credentialEndsDue, async (_, { services, signal }) => {
    await inBatches(services.write, signal, (tx) => notifyOfEnds(tx, services));
  }),

  handleJob(credentialEndNotified, async ({ credentialId, expiresOn, stage }, { services }) => {
    const row = await findReviewed(services.db, credentialIdSchema.parse(credentialId));
    // Renewed, taken back or turned down since, or told again at a later stage.
    if (row?.expires_on !== expiresOn || row.end_told_days !== stage) return;
    if (row.status === 'rejected') return;
    if (await isHiddenAccount(services.db, row.consultant_id)) return;
    await mailEnd(services, row, { expiresOn, stage });
  }),

  handleJob(credentialsAged, async (_, { services, signal }) => {
    const { db, write, clock, searchIndex } = services;
    // A week back: nodes may have stood still when a day began.
    const from = dayOf(new Date(clock.now().getTime() - week));
    const ended = await listConsultantsWhoseEnded(db, { from, today: dayOf(clock.now()) });
    const failures = new RowFailures(signal);
    await failures.attemptAll(ended, (ids) => write((tx) => searchIndex.refresh(tx, ids)));
    failures.throwAny();
  }),
];

/** Whom a mail about a credential goes to, and what each says. */
function addressed(row: ReviewedRow, publicUrl: string) {
  const { first_name, last_name, email, certification } = row;
  return {
    to: { name: `${first_name} ${last_name}`.trim(), address: email },
    props: {
      firstName: first_name,
      certification: isCertificationId(certification)
        ? labelOfCertification(certification)
        : certification,
      credentialsUrl: `${publicUrl}/consultant/credentials`,
    },
  };
}

async function mailDecision(
  { db, mailer, publicUrl }: Services,
  row: ReviewedRow,
  id: string,
): Promise<void> {
  const { status, expires_on, reason } = row;
  const { to, props } = addressed(row, publicUrl);
  if (status === 'verified') {
    const verified = { ...props, expiresOn: expires_on };
    await mailer.queueMail(db, credentialVerifiedNotification, { to, props: verified, id });
  }
  if (status === 'rejected' && reason !== null) {
    await mailer.queueMail(db, credentialRejectedNotification, {
      to,
      props: { ...props, reason },
      id,
    });
  }
}

async function mailEnd(
  services: Services,
  row: ReviewedRow,
  end: { expiresOn: string; stage: EndStage },
): Promise<void> {
  const { to, props } = addressed(row, services.publicUrl);
  const event = eventKeyOfEnd(row.id, end.expiresOn, end.stage);
  const notified = { kind: credentialEnds, userId: row.consultant_id, event };
  await mailNotification(services.db, services, notified, credentialEndsNotification, {
    to,
    props: { ...props, ...end },
    id: derivedId(row.id, `mail of ${event}`),
  });
}
