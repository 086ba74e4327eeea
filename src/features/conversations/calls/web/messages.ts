import { asApiProblem } from '#lib/api/problem.ts';

export const callWords = {
  proposed: {
    title: 'Times Proposed',
    description:
      'You are notified by e-mail as soon as one is picked, and find the call under Calls.',
  },
  offered: {
    title: 'Other Times Proposed',
    description: 'You are notified as soon as one is picked.',
  },
  picked: {
    title: 'Call Fixed',
    description: 'Both of you receive an e-mail that puts it into the calendar.',
  },
  declined: { title: 'Times Declined', description: 'The other person will be notified.' },
  cancelled: {
    title: 'Call Cancelled',
    description: 'If it was fixed, an e-mail takes it out of both calendars.',
  },
  linked: { title: 'Link Saved', description: 'It is in both calendars in a moment.' },
  failed: 'This could not be sent. Please try again.',
  timeMissing: 'Please choose a date and a time',
  timePassed: 'Please choose a time in the future',
  textMissing: 'Please write a sentence or two',
  ownBusy: 'You are busy then, by your calendar. You can propose it all the same.',
  notFree: 'The consultant is not free then. Please choose another time.',
  linkWrong: 'Please enter a full address that begins with https://',
} as const;

/** What is said about the address at which a calendar reads one's calls. */
export const feedWords = {
  made: { title: 'Address Made', description: 'Copy it now: it is shown this once.' },
  ended: { title: 'Address Ended', description: 'Calendars that have it read nothing any more.' },
  copied: { title: 'Copied!', description: 'Give it to your calendar only.' },
  notCopied: 'It could not be copied. Please copy it by hand.',
  failed: 'That did not work. Please try again.',
} as const;

/** Why nothing was made or ended, or that something went wrong. */
export const messageForFeedError = (error: unknown): string =>
  asApiProblem(error)?.message ?? feedWords.failed;

/** The words about the hours in which a user takes calls. */
export const hoursWords = {
  saved: { title: 'Hours Saved', description: 'Clients see them when they propose times.' },
  removed: { title: 'Hours Removed', description: 'Clients propose any time.' },
  failed: 'Your hours could not be saved. Please try again.',
  problems: {
    missing: 'Please enter both times',
    order: 'Please end after you begin',
    overlap: 'These hours overlap with others of that day',
  },
} as const;
