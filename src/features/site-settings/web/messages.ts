import type { SupportedLocale } from '#lib/money/locale-currencies.ts';
import type { MailKind } from '../rules/mail-kinds.ts';

export const settingsMessages = {
  saved: { title: 'Settings Saved', description: 'The site goes by them from now on.' },
  notSaved: 'The settings could not be saved. Please try again.',
  testFailed: 'The test could not be sent. Please try again.',
} as const;

/** The words for the languages of readers. */
export const localeWords: Record<SupportedLocale, string> = {
  'en-US': 'English, United States, and all others',
  'en-GB': 'English, United Kingdom',
  'en-AU': 'English, Australia',
  'en-CA': 'English, Canada',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
  sv: 'Swedish',
  no: 'Norwegian',
  da: 'Danish',
  pl: 'Polish',
  ja: 'Japanese',
  zh: 'Chinese',
  ko: 'Korean',
  hi: 'Hindi',
  'pt-BR': 'Portuguese, Brazil',
  'es-MX': 'Spanish, Mexico',
};

/** What mails of a kind are about. */
export const mailKindWords: Record<MailKind, string> = {
  account: 'Sign-in and account',
  work: 'Projects and applications',
  billing: 'Subscription and referrals',
  announcement: 'Email blasts',
  operator: 'Notes to admins',
};
