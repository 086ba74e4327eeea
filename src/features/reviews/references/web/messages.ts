import type { OwnReference } from '../contract.ts';

export const referenceMessages = {
  loadFailed: 'Your references could not be loaded',
  asked: { title: 'Reference Requested', description: 'We have mailed your former client.' },
  askFailed: 'Your former client could not be asked. Please try again.',
  withdrawn: { title: 'Reference Withdrawn', description: 'Clients do not read it any more.' },
  withdrawFailed: 'The reference could not be withdrawn. Please try again.',
  answered: { title: 'Answer Sent', description: 'Thank you.' },
  answerFailed: 'Your answer could not be sent. Please try again.',
} as const;

/** The words for the state of a reference. */
export const stateWords: Record<OwnReference['state'], string> = {
  asked: 'Waiting for an answer',
  confirmed: 'Confirmed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};
