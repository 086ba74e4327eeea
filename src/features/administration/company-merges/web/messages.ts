import { messageOf } from '#lib/api/problem.ts';
import type { MergeView } from '../contract.ts';

/** The words of a merge. */
export const mergeMessages = {
  done: { title: 'Companies Merged', description: 'The owners of both are notified by e-mail.' },
  failed: 'Failed to merge the companies',
  noMatch: 'Enter the ID of the other company, or the address of its page.',
} as const;

/** The sentence of a refusal, or that something went wrong. */
export const messageForMergeError = (error: unknown): string =>
  messageOf(
    error,
    'COMPANY_NOT_FOUND',
    'SAME_COMPANY',
    'COMPANY_STATE',
    'NOT_APPROVED',
    'COMPANY_FULL',
  ) ?? mergeMessages.failed;

const several = (n: number, one: string, many = `${one}s`): string | null =>
  n === 0 ? null : `${n} ${n === 1 ? one : many}`;

/** What a merge moves, in words. */
export const movedWords = (merge: MergeView): string[] =>
  [
    several(merge.membersAdded, 'member comes in', 'members come in'),
    several(
      merge.membersOfBoth,
      'member of both keeps the higher role',
      'members of both keep the higher role',
    ),
    several(merge.projects, 'project'),
    several(merge.templates, 'template'),
    several(merge.shortlisted, 'consultant on the shortlist', 'consultants on the shortlist'),
    several(
      merge.shortlistedTwice,
      'consultant on both shortlists, listed once',
      'consultants on both shortlists, listed once',
    ),
    several(merge.invitations, 'invitation of a consultant', 'invitations of consultants'),
    several(
      merge.mutes,
      'consultant who wants no more invitations',
      'consultants who want no more invitations',
    ),
    several(merge.calls, 'call'),
    several(merge.threadsMoved, 'conversation'),
    several(
      merge.threadsJoined,
      'conversation joined with the other company’s',
      'conversations joined with the other company’s',
    ),
    several(
      merge.invitationsWithdrawn,
      'invitation to a colleague withdrawn',
      'invitations to colleagues withdrawn',
    ),
  ].filter((words) => words !== null);
