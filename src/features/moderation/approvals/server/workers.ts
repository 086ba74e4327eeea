import { toUserId } from '#access/user.ts';
import { accountGrounds, appealUntil } from '#features/moderation/decisions/rules.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import { lastDayBefore } from '#lib/calendar-days.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { accountApproval, accountDecision } from './emails/references.ts';
import { accountApproved, accountDecided } from './jobs.ts';
import { accountWasDecided } from './notifications.ts';
import { selectAccounts } from './queries.ts';

/** Event handlers of approvals. */
export const approvalsWorkers: JobHandler<Services>[] = [
  handleJob(accountApproved, async ({ userId, approvedAt }, { id, services }) => {
    const { write, mailer, jobs, clock, publicUrl } = services;
    await write(async (tx) => {
      const account = await selectAccounts(tx)
        .where('profile.user_id', '=', userId)
        .forNoKeyUpdate('profile')
        .executeTakeFirst();
      if (!account?.approvedAt || account.isSuspended) return;
      const decidedAt = account.approvedAt.toISOString();
      // Approved anew since: that approval has an event of its own.
      if (approvedAt !== undefined && approvedAt !== decidedAt) return;
      const { userType, firstName, lastName, email } = account;
      await recordNotifications(tx, { jobs, now: clock.now() }, accountWasDecided, [
        {
          userId: toUserId(userId),
          event: `approved ${decidedAt}`,
          aboutId: null,
          about: { decision: 'approved', userType },
        },
      ]);
      await mailer.queueMail(tx, accountApproval, {
        to: { name: `${firstName} ${lastName}`.trim(), address: email },
        props: { userType, firstName, portalUrl: `${publicUrl}/${userType}/portal` },
        id: derivedId(id, 'mail'),
      });
    });
  }),

  handleJob(
    accountDecided,
    async ({ userId, decision, reason, ground, decidedAt }, { id, services }) => {
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
          ...(ground &&
            decidedAt && {
              appeal: {
                ground: accountGrounds.label(ground),
                lastDay: lastDayBefore(appealUntil(new Date(decidedAt))),
              },
            }),
        },
        id: derivedId(id, 'mail'),
      });
    },
  ),
];
