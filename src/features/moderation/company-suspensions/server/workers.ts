import { findRecipient } from '#features/identity/accounts/server/queries/people.ts';
import { findDecidedCompany } from '#features/identity/memberships/server/queries/companies.ts';
import { listMembers } from '#features/identity/memberships/server/queries/members.ts';
import { appealUntil, grounds } from '#features/moderation/decisions/rules.ts';
import { lastDayBefore } from '#lib/calendar-days.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { companyDecision } from './emails/references.ts';
import { companyDecided } from './jobs.ts';

/** Event handlers of suspended companies: they mail the members. */
export const companySuspensionsWorkers: JobHandler<Services>[] = [
  handleJob(companyDecided, async (decided, { id, services }) => {
    const { companyId, decision, ground, reason, decidedAt } = decided;
    const { db, mailer, publicUrl } = services;
    const company = await findDecidedCompany(db, companyId);
    if (!company) return;
    for (const { userId, role } of await listMembers(db, companyId)) {
      const recipient = await findRecipient(db, userId);
      if (!recipient) continue;
      await mailer.queueMail(db, companyDecision, {
        to: recipient.to,
        props: {
          ...{ decision, reason, companyName: company.name, firstName: recipient.firstName },
          pageUrl: `${publicUrl}/${decision === 'suspended' ? 'account/suspended' : 'client/portal'}`,
          contactUrl: `${publicUrl}/contact`,
          appeal: ground && {
            ground: grounds.label(ground),
            lastDay: lastDayBefore(appealUntil(new Date(decidedAt))),
            isOwner: role === 'owner',
          },
        },
        id: derivedId(id, `mail to ${userId}`),
      });
    }
  }),
];
