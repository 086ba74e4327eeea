import { asApiProblem } from '#lib/api/problem.ts';
import type { CalendarProblem } from '../rules/busy-calendar.ts';

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

/** The words about the calendar that is read for when a consultant is busy. */
export const calendarWords = {
  saved: { title: 'Calendar Saved', description: 'We read it in a moment.' },
  removed: { title: 'Calendar Removed', description: 'What we read of it is deleted.' },
  failed: 'That did not work. Please try again.',
  ownBusy: 'You are busy then, by your calendar. You can propose it all the same.',
  notFree: 'The consultant is not free then. Please choose another time.',
} as const;

/** Why a calendar could not be read, and what to do. */
export const calendarProblemWords: Readonly<Record<CalendarProblem, string>> = {
  unreachable: 'Its server did not answer. We try again every half an hour.',
  refused: 'There is no calendar for us at this address. Copy the address from your calendar anew.',
  moved: 'The address leads to another one. Use the address that it leads to.',
  'too-large': 'The file is larger than 2 MB. Share a calendar with fewer past events.',
  'not-a-calendar': 'What is at this address is not a calendar. Use the address in ICS format.',
  'too-much': 'Its events repeat too often for us to read it.',
};
