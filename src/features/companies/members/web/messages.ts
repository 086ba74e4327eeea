import { asApiProblem } from '#lib/api/problem.ts';

/** What is said about members. */
export const memberMessages = {
  invited: (email: string) => ({
    title: 'Invitation sent',
    description: `${email} can accept it within 7 days.`,
  }),
  withdrawn: { title: 'Invitation withdrawn', description: 'It lets no one in any more.' },
  roleChanged: { title: 'Role changed', description: 'It counts at once.' },
  transferred: {
    title: 'Ownership handed over',
    description: 'You are a hiring member from now on.',
  },
  removed: (name: string) => ({
    title: 'Member removed',
    description: `${name} sees nothing of your company any more.`,
  }),
  declined: { title: 'Invitation declined', description: 'You are not a member.' },
  nameDiffers: 'This is not the name of the company.',
  failed: 'That did not work. Please try again.',
} as const;

/** The sentence of a refusal, or that something went wrong. */
export const messageForMemberError = (error: unknown): string =>
  asApiProblem(error)?.message ?? memberMessages.failed;
