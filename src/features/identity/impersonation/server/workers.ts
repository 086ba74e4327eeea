import { findImpersonation } from '#features/identity/accounts/server/queries/impersonations.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { recordEnd } from './commands.ts';
import { impersonatedNotice } from './emails/references.ts';
import { impersonationBegan, impersonationEnded } from './jobs.ts';
import { adminName } from './views.ts';

/** Handlers of impersonation events. */
export const impersonationsWorkers: JobHandler<Services>[] = [
  handleJob(impersonationBegan, async ({ lookInId }, { id, services }) => {
    const { db, mailer, publicUrl } = services;
    const impersonation = await findImpersonation(db, lookInId);
    if (!impersonation) return;
    const { firstName, lastName, email, reason, beganAt, endsAt } = impersonation;
    await mailer.queueMail(db, impersonatedNotice, {
      to: { name: `${firstName} ${lastName}`.trim(), address: email },
      props: {
        firstName,
        adminName: adminName(impersonation) ?? '',
        reason,
        from: beganAt.toISOString(),
        until: endsAt.toISOString(),
        settingsUrl: `${publicUrl}/account`,
        contactUrl: `${publicUrl}/contact`,
      },
      id: derivedId(id, 'mail'),
    });
  }),

  handleJob(impersonationEnded, async ({ lookInId, endsAt }, { services: { write } }) => {
    // Not by the clock: that of the database, which gives jobs out, may be ahead of it.
    await write((tx) => recordEnd(tx, lookInId, { now: new Date(endsAt), address: null }));
  }),
];
