import { listAdmins } from '#features/identity/accounts/server/queries/admins.ts';
import { dayInWords } from '#lib/calendar-days.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { backupFailedForAdmins } from './emails/references.ts';
import { backupFailed } from './jobs.ts';

/** What follows when a backup is not made: every admin is told. */
export const restoreModeWorkers: JobHandler<Services>[] = [
  handleJob(backupFailed, async ({ reason, lastBackupAt }, { id, services }) => {
    const { db, mailer } = services;
    const lastBackupOn = lastBackupAt && dayInWords(lastBackupAt);
    const admins = await listAdmins(db);
    await mailer.queueMails(
      db,
      backupFailedForAdmins,
      admins.map((admin) => ({
        to: { name: admin.name, address: admin.email },
        props: { reason, lastBackupOn },
        id: derivedId(id, admin.email),
      })),
    );
  }),
];
