import { type NotificationKind, quoted } from '#features/notifications/rules/notification-kind.ts';

/** To the consultant whose evidence an admin has looked at. */
export const credentialWasDecided: NotificationKind<{
  certification: string;
  status: 'verified' | 'rejected';
}> = {
  name: 'credential-decided',
  topic: 'account',
  words: ({ certification, status }) =>
    status === 'verified'
      ? `Your certification ${quoted(certification)} was verified.`
      : `Your certification ${quoted(certification)} could not be verified. The reason is beside it.`,
  leadsTo: () => '/consultant/credentials',
};
