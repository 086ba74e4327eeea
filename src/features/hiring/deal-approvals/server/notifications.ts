import {
  type NotificationKind,
  quoted,
} from '#features/notifications/inbox/rules/notification-kind.ts';
import type { ApprovalRow } from './queries/approvals.ts';

type About = Pick<ApprovalRow, 'applicationId' | 'projectTitle'>;

const leadsTo = ({ applicationId }: About) => `/application/${applicationId}`;

/** To each member who may approve. */
export const approvalAskedKind: NotificationKind<About> = {
  name: 'deal-approval-asked',
  topic: 'applications',
  words: ({ projectTitle }) =>
    `A colleague asks you to approve what they agree to for ${quoted(projectTitle)}.`,
  leadsTo,
};

/** To the member who asked. */
export const approvalDecidedKind = (as: 'approved' | 'refused'): NotificationKind<About> => ({
  name: `deal-approval-${as}`,
  topic: 'applications',
  words: ({ projectTitle }) =>
    as === 'approved'
      ? `What you agreed to for ${quoted(projectTitle)} was approved.`
      : `What you agreed to for ${quoted(projectTitle)} was not approved.`,
  leadsTo,
});
