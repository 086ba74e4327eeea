import { asApiProblem } from '#lib/api/problem.ts';

/** The toasts of the company page. */
export const companyMessages = {
  saved: { title: 'Company saved', description: 'Your colleagues see the new details.' },
  limitSaved: { title: 'Limit saved' },
  failed: 'That did not work. Please try again.',
} as const;

/** The sentence of a refusal, or that something went wrong. */
export const messageForCompanyError = (error: unknown): string =>
  asApiProblem(error)?.message ?? companyMessages.failed;
