import { openTerms } from '#features/hiring/applications/rules/terms.ts';
import { termLines } from '#features/hiring/applications/rules/terms-in-words.ts';
import { findDeal } from '#features/hiring/applications/server/queries/deals.ts';
import { findRecipient } from '#features/identity/accounts/server/queries/people.ts';
import { listApprovers } from '#features/identity/memberships/server/queries/members.ts';
import { mailNotification } from '#features/notifications/inbox/server/commands/mail-notification.ts';
import { nameForApprovedClient } from '#features/profiles/consultants/policy.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import { formatWholeMoney } from '#lib/money/format.ts';
import type { Services } from '#server/services.ts';
import { totalOf } from '../rules.ts';
import { approvalAskedNotification, approvalDecidedNotification } from './emails/references.ts';
import { approvalAsked, approvalDecided } from './jobs.ts';
import { approvalAskedKind, approvalDecidedKind } from './notifications.ts';
import { findApproval } from './queries/approvals.ts';

const dollars = (amount: number): string => formatWholeMoney(amount, 'USD', 'en-US');
/** A member who has deleted their account has no name any more. */
const aColleague = 'A colleague';

/** Event handlers of approvals: they mail who may decide, and then who asked. */
export const dealApprovalsWorkers: JobHandler<Services>[] = [
  handleJob(approvalAsked, async ({ approvalId }, { services }) => {
    const { db, publicUrl } = services;
    const approval = await findApproval(db, approvalId);
    if (approval?.state !== 'waiting') return;
    const deal = await findDeal(db, approval.applicationId);
    if (!deal) return;
    const asker = approval.askedBy ? await findRecipient(db, approval.askedBy) : null;
    const total = totalOf(approval.terms);
    for (const { userId, firstName, lastName, email } of await listApprovers(
      db,
      approval.company_id,
    )) {
      const notified = { kind: approvalAskedKind, userId, event: approvalId };
      await mailNotification(db, services, notified, approvalAskedNotification, {
        to: { name: `${firstName} ${lastName}`.trim(), address: email },
        props: {
          recipientFirstName: firstName,
          askedBy: asker?.to.name || aColleague,
          consultantName: nameForApprovedClient(
            { firstName: deal.consultantFirstName, lastName: deal.consultantLastName },
            { hasAccepted: false },
          ),
          projectTitle: approval.projectTitle,
          act: approval.act,
          terms: termLines(approval.terms ?? openTerms),
          total: total === null ? null : dollars(total),
          limit: dollars(approval.limitUsd),
          url: `${publicUrl}/application/${approval.applicationId}`,
        },
        id: derivedId(approvalId, `deal-approval-asked ${userId}`),
      });
    }
  }),

  handleJob(approvalDecided, async ({ approvalId }, { services }) => {
    const { db, publicUrl } = services;
    const approval = await findApproval(db, approvalId);
    if (!approval?.askedBy) return;
    const { state, askedBy } = approval;
    if (state !== 'approved' && state !== 'refused') return;
    const [deal, asker, decider] = await Promise.all([
      findDeal(db, approval.applicationId),
      findRecipient(db, askedBy),
      approval.decidedBy ? findRecipient(db, approval.decidedBy) : null,
    ]);
    if (!deal || !asker) return;
    const notified = { kind: approvalDecidedKind(state), userId: askedBy, event: approvalId };
    await mailNotification(db, services, notified, approvalDecidedNotification, {
      to: asker.to,
      props: {
        recipientFirstName: asker.firstName,
        as: state,
        decidedBy: decider?.to.name || aColleague,
        consultantName: nameForApprovedClient(
          { firstName: deal.consultantFirstName, lastName: deal.consultantLastName },
          { hasAccepted: state === 'approved' && approval.act === 'acceptance' },
        ),
        projectTitle: approval.projectTitle,
        act: approval.act,
        reason: approval.reason,
        url: `${publicUrl}/application/${approval.applicationId}`,
      },
      id: derivedId(approvalId, 'deal-approval-decided'),
    });
  }),
];
