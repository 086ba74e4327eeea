import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { accountApproval } from './emails/references.ts';
import { accountApproved } from './jobs.ts';
import { selectAccounts } from './queries.ts';

/** What follows from approvals. */
export const approvalsWorkers: JobHandler<Services>[] = [
  handleJob(accountApproved, async ({ userId }, { id, services }) => {
    const { db, mailer, publicUrl } = services;
    const account = await selectAccounts(db)
      .where('profile.user_id', '=', userId)
      .executeTakeFirst();
    if (!account) return;
    const { userType, firstName, lastName, email } = account;
    await mailer.queueMail(db, accountApproval, {
      to: { name: `${firstName} ${lastName}`.trim(), address: email },
      props: { userType, firstName, portalUrl: `${publicUrl}/${userType}/portal` },
      id: derivedId(id, 'mail'),
    });
  }),
];
