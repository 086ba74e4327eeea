import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { accountApproval, accountDecision } from './emails/references.ts';
import { accountApproved, accountDecided } from './jobs.ts';
import { selectAccounts } from './queries.ts';

/** Event handlers of approvals. */
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

  handleJob(accountDecided, async ({ userId, decision, reason }, { id, services }) => {
    const { db, mailer, publicUrl } = services;
    const account = await selectAccounts(db)
      .where('profile.user_id', '=', userId)
      .executeTakeFirst();
    if (!account) return;
    const { userType, firstName, lastName, email } = account;
    const page = decision === 'suspended' ? 'account/suspended' : `${userType}/portal`;
    await mailer.queueMail(db, accountDecision, {
      to: { name: `${firstName} ${lastName}`.trim(), address: email },
      props: {
        ...{ decision, userType, firstName, reason },
        pageUrl: `${publicUrl}/${page}`,
        contactUrl: `${publicUrl}/contact`,
      },
      id: derivedId(id, 'mail'),
    });
  }),
];
