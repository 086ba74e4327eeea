import { findLookIn } from '#features/identity/accounts/server/queries/look-ins.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { recordEnd } from './commands.ts';
import { lookedInNotice } from './emails/references.ts';
import { lookInBegan, lookInOver } from './jobs.ts';
import { adminName } from './views.ts';

/** What follows from looking in. */
export const lookInsWorkers: JobHandler<Services>[] = [
  handleJob(lookInBegan, async ({ lookInId }, { id, services }) => {
    const { db, mailer, publicUrl } = services;
    const lookIn = await findLookIn(db, lookInId);
    if (!lookIn) return;
    const { firstName, lastName, email, reason, beganAt, endsAt } = lookIn;
    await mailer.queueMail(db, lookedInNotice, {
      to: { name: `${firstName} ${lastName}`.trim(), address: email },
      props: {
        firstName,
        adminName: adminName(lookIn) ?? '',
        reason,
        from: beganAt.toISOString(),
        until: endsAt.toISOString(),
        settingsUrl: `${publicUrl}/account`,
        contactUrl: `${publicUrl}/contact`,
      },
      id: derivedId(id, 'mail'),
    });
  }),

  handleJob(lookInOver, async ({ lookInId, endsAt }, { services: { write } }) => {
    // Not by the clock: that of the database, which gives jobs out, may be ahead of it.
    await write((tx) => recordEnd(tx, lookInId, { now: new Date(endsAt), address: null }));
  }),
];
