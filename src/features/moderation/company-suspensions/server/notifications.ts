import {
  type NotificationKind,
  quoted,
} from '#features/notifications/inbox/rules/notification-kind.ts';

/** To each member of a company that an admin has suspended or reinstated. */
export const companyWasDecided: NotificationKind<{
  decision: 'suspended' | 'reinstated';
  companyName: string;
}> = {
  name: 'company-decided',
  topic: 'account',
  words: ({ decision, companyName }) =>
    decision === 'suspended'
      ? `Your company ${quoted(companyName)} was suspended.`
      : `Your company ${quoted(companyName)} is not suspended any more.`,
  leadsTo: () => '/client/portal',
};
