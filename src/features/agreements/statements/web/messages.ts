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

export const verifyMessages = {
  hint: 'The signed file of a statement of work (.jws), or any file of its pack. It stays in your browser.',
  withoutScripts:
    'Files are checked in your browser, which needs JavaScript. Please turn it on, and reload the page.',
  reading: 'Checking the file …',
  insecure: 'Browsers check files on pages with HTTPS alone. Please open this page with https://.',
  unreadable: 'Your browser could not read the file. Please choose it again.',
  valid: 'This site signed the text. It is as both sides accepted it.',
  notValid: 'The file was changed, or another site made it.',
  notSigned: 'Compare its SHA-256 with the one that you were given: the same file has the same.',
  noKeys:
    'The keys of the site could not be loaded. Check your connection, and choose the file again.',
} as const;
