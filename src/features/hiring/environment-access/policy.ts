import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import { isUnderWay } from '#features/hiring/completions/policy.ts';
import { type AccessState, isOpen } from './rules/access-list.ts';

/** Access is asked for and granted while a deal is worked on and its completion is not proposed. */
export const canBeGranted = (
  deal: Parameters<typeof isUnderWay>[0] & { proposedBy: Side | null },
): boolean => isUnderWay(deal) && deal.proposedBy === null;

/** What one side of a deal may do with an entry. */
export const whatSideCanDo = (state: AccessState, side: Side, isGranting: boolean) => ({
  grant: side === 'client' && state === 'asked' && isGranting,
  review: side === 'client' && state === 'granted',
  markReturned: side === 'client' && isOpen(state),
  sayReturned: side === 'consultant' && state === 'granted',
  remove: state === 'asked',
});
