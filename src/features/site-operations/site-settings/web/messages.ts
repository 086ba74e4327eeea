import type { MailKind } from '../rules/mail-kinds.ts';

export const settingsMessages = {
  saved: { title: 'Settings Saved', description: 'The site goes by them from now on.' },
  notSaved: 'The settings could not be saved. Please try again.',
  testFailed: 'The test could not be sent. Please try again.',
} as const;

/** What mails of a kind are about. */
export const mailKindWords: Record<MailKind, string> = {
  account: 'Sign-in and account',
  work: 'Projects and applications',
  billing: 'Subscription and referrals',
  announcement: 'Email blasts',
  operator: 'Notes to admins',
};
