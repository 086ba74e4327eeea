import { answerDays, strikesToSuspend } from '../rules.ts';

export const decisionMessages = {
  heldFailed: 'The held reviews could not be loaded',
  appealsFailed: 'The appeals could not be loaded',
  ownFailed: 'The decisions could not be loaded',
  released: { title: 'Review Released', description: 'Others can read it, and it counts.' },
  removed: { title: 'Review Removed', description: 'Its author is notified of the reasons.' },
  redacted: { title: 'Words Taken Out', description: 'The writer is notified of the reason.' },
  answered: { title: 'Appeal Answered', description: 'The person is notified.' },
  appealed: { title: 'Appeal Sent', description: 'Another admin answers within 14 days.' },
  failed: 'This could not be saved. Please try again.',
  groundMissing: 'Please choose one',
  reasonMissing: 'Please say why: the person reads it.',
  passagesMissing: 'Please copy the words as they stand, at least three characters each.',
  appealMissing: 'Please explain why you appeal.',
} as const;

/** The rules of our decisions, for all to read. */
export const howWeDecide: readonly string[] = [
  'A user who can read a profile, a project, a message, a review or a reference can report it.',
  'An admin makes each decision. No program decides about content or accounts.',
  'The person it is about gets the reasons: what, on which ground, and how to object. For a company, each of its owners.',
  `They can appeal for six months, free of charge. Another admin answers within ${answerDays} days.`,
  `A removed review, a removed reference and an upheld report are strikes for a year. With ${strikesToSuspend} of them at a time an account can be suspended.`,
  'A suspended user can still read the reasons, appeal, and take their data with them.',
  'Accounts that are marked as demo data are not counted on a real site.',
];
