import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import type { VersionState } from '../rules/life-cycle.ts';

export const versionStateNames: Record<VersionState, string> = {
  proposed: 'Waits to be accepted',
  replaced: 'Replaced',
  declined: 'Declined',
  accepted: 'Accepted and signed',
};

/** A side as the other one or itself reads of it. */
export const sideName = (side: Side, own: Side): string => {
  if (side === own) return 'your side';
  return side === 'client' ? 'the client' : 'the consultant';
};

/** The codes of the answers after which the statement is shown as it is now. */
export const statementRefusals = [
  'VERSION_CHANGED',
  'DEAL_STATE',
  'APPLICATION_NOT_FOUND',
] as const;

export const statementMessages = {
  acceptFailed: 'Failed to accept the version. Please try again.',
  declineFailed: 'Failed to decline the version. Please try again.',
  proposeFailed: 'Failed to propose the version. Please try again.',
} as const;
