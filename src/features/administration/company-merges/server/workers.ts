import { findRecipient } from '#features/identity/accounts/server/queries/people.ts';
import { findDecidedCompany } from '#features/identity/memberships/server/queries/companies.ts';
import { listMembers } from '#features/identity/memberships/server/queries/members.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { companyMerge } from './emails/references.ts';
import { companiesMerged } from './jobs.ts';

/** Event handlers of merges: they mail the owners of what were two companies. */
export const companyMergesWorkers: JobHandler<Services>[] = [
  handleJob(companiesMerged, async ({ companyId, formerName, reason }, { id, services }) => {
    const { db, mailer, publicUrl } = services;
    const company = await findDecidedCompany(db, companyId);
    if (!company) return;
    const members = await listMembers(db, companyId);
    for (const { userId } of members.filter(({ role }) => role === 'owner')) {
      const recipient = await findRecipient(db, userId);
      if (!recipient) continue;
      await mailer.queueMail(db, companyMerge, {
        to: recipient.to,
        props: {
          ...{ companyName: company.name, formerName, reason, firstName: recipient.firstName },
          pageUrl: `${publicUrl}/company`,
          contactUrl: `${publicUrl}/contact`,
        },
        id: derivedId(id, `mail to ${userId}`),
      });
    }
  }),
];
