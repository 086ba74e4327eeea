import type { ApplicationStatus } from '#catalogue/enumerations/application.ts';
import { typedText } from '#lib/api/plain-text.ts';

/** Recommended, not enforced. */
export const recommendedCoverLetterLength = 100;
export const coverLetterMaxLength = 5000;
export const decisionReasonMaxLength = 1000;

export const coverLetterSchema = typedText()
  .min(1, "Please write a cover letter explaining why you're suitable for this role.")
  .max(coverLetterMaxLength, `A cover letter can have up to ${coverLetterMaxLength} characters`);

const nextStatuses: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  pending: ['accepted', 'rejected', 'withdrawn'],
  accepted: [],
  rejected: [],
  withdrawn: [],
};

/** Whether an application may take this step: everything starts at pending, and a decision is final. */
export function canMove(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return nextStatuses[from].includes(to);
}

/** What the others are told when one application is accepted. */
export const anotherWasChosen = 'The client chose another consultant for this project.';
/** What applicants are told when the project is cancelled without a word of its client's. */
export const projectWasCancelled = 'The client cancelled this project.';
