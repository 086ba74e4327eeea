import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';

/** What a side is called by the other one. */
export const sideNames: Record<Side, string> = { client: 'client', consultant: 'consultant' };

export const reviewMessages = {
  answerMissing: 'Please choose an answer',
  submitFailed: 'Failed to submit your review. Please try again.',
  draftFailed: 'Your draft could not be saved. Please submit your review, or try again later.',
  replyFailed: 'Failed to publish your answer. Please try again.',
  replyMissing: 'Please write an answer',
} as const;
