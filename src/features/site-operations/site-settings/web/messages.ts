import type { paperSwitches } from '../rules/agreements.ts';
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

/** What can be put on paper, and what switching it on means. */
export const paperWords: Record<(typeof paperSwitches)[number], { label: string; hint: string }> = {
  agreements: {
    label: 'Statements of work',
    hint: 'Both sides of a deal write one, and accept it here.',
  },
  timeSheets: {
    label: 'Time sheets',
    hint: 'A client can switch one on for a deal.',
  },
  invoiceDrafts: {
    label: 'Invoice drafts',
    hint: 'A consultant can make a draft from approved weeks or milestones, and issues the invoice elsewhere.',
  },
  vatChecks: {
    label: 'VAT checks',
    hint: 'VAT ids of the European Union that consultants save are sent to the Commission’s service VIES. Clients of a deal read whether it knows them.',
  },
};
