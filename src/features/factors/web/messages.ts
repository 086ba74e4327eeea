import { asApiProblem } from '#lib/api/problem.ts';

/** What is said about second factors. */
export const factorMessages = {
  listFailed: 'Your second factors could not be loaded.',
  added: {
    title: 'Two-step sign-in is on',
    description: 'Signing in by password asks for a code from now on.',
  },
  removed: { title: 'Factor removed', description: 'It does not sign in any more.' },
  renamed: { title: 'Name saved', description: 'The factor has its new name.' },
  copied: { title: 'Copied!', description: 'Keep the codes where only you find them.' },
  failed: 'That did not work. Please try again.',
} as const;

/** The sentence of a refusal, or that something went wrong. */
export const messageForFactorError = (error: unknown): string =>
  asApiProblem(error)?.message ?? factorMessages.failed;
