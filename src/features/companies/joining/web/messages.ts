import { asApiProblem } from '#lib/api/problem.ts';

/** What is said about joining a company. */
export const joiningMessages = {
  named: (domain: string) => ({
    title: 'Domain named',
    description: `Add the text record to ${domain}, then choose Check.`,
  }),
  verified: (domain: string) => ({
    title: 'Domain verified',
    description: `Users with an address at ${domain} can ask to become members.`,
  }),
  removed: { title: 'Domain removed', description: 'Your members stay.' },
  asked: (companyName: string) => ({
    title: 'Request sent',
    description: `An owner of ${companyName} will answer it.`,
  }),
  accepted: (name: string) => ({ title: 'Member added', description: `${name} acts for you now.` }),
  declined: (name: string) => ({
    title: 'Request declined',
    description: `${name} cannot ask again. You can still invite them.`,
  }),
  failed: 'That did not work. Please try again.',
} as const;

/** The sentence of a refusal, or that something went wrong. */
export const messageForJoiningError = (error: unknown): string =>
  asApiProblem(error)?.message ?? joiningMessages.failed;
