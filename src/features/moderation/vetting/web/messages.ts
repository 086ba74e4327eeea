import type { ClaimName } from '#features/profiles/consultants/rules/claims.ts';

export const vettingMessages = {
  asked: { title: 'Question Sent', description: 'The person is notified by e-mail.' },
  askFailed: 'The question could not be sent. Please try again.',
  confirmed: { title: 'Claims Confirmed', description: 'What the profile says now is approved.' },
  confirmFailed: 'The claims could not be confirmed. Please try again.',
  tickFailed: 'This could not be saved. Please try again.',
  checklistSaved: { title: 'Checklist Saved', description: 'Public pages show it as it is now.' },
  checklistFailed: 'The checklist could not be saved. Please try again.',
  answered: { title: 'Answer Sent', description: 'We read it and go on with your account.' },
  answerFailed: 'Your answer could not be sent. Please try again.',
  answerMissing: 'Please write an answer.',
} as const;

/** The words for what an approval vouches for. */
export const claimWords: Record<ClaimName, string> = {
  title: 'Title',
  certifications: 'Certifications',
  portfolio: 'Portfolio',
};
