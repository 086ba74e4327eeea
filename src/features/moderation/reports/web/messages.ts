import type { ReportOutcome } from '../rules.ts';

export const reportMessages = {
  sent: {
    title: 'Report Sent',
    description: 'We look at it and write to you what we have found.',
  },
  sendFailed: 'Your report could not be sent. Please try again.',
  causeMissing: 'Please choose what is wrong.',
  textMissing: 'Please say what is wrong.',
  settled: { title: 'Report Settled', description: 'Both sides are notified by e-mail.' },
  settleFailed: 'The report could not be settled. Please try again.',
  findingMissing: 'Please say what you found: the person reads it.',
  listFailed: 'The reports could not be loaded',
} as const;

/** The words for what was found. */
export const outcomeWords: Record<ReportOutcome, string> = {
  upheld: 'Right: something has to change',
  dismissed: 'Nothing to act on',
};
