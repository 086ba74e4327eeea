import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';

/**
 * A version is proposed by one side. It is accepted once both sides have accepted it; a newer proposal replaces it, and
 * either side declines it.
 */
export const versionStates = ['proposed', 'replaced', 'declined', 'accepted'] as const;
export type VersionState = (typeof versionStates)[number];

/** What the other side is notified of. */
export const statementSteps = ['proposed', 'accepted', 'signed', 'declined'] as const;
export type StatementStep = (typeof statementSteps)[number];

export const declineReasonMaxLength = 1000;
/** A deal has so many versions at most. */
export const versionsMax = 200;

interface Version {
  state: VersionState;
  acceptances: readonly { side: Side }[];
}

/** Whether this side can accept the newest version: it stands, and they have not. */
export const canAccept = (version: Version | undefined, side: Side): boolean =>
  version?.state === 'proposed' && version.acceptances.every((by) => by.side !== side);

/** Whether a version waits for an answer. */
export const isProposed = (version: Pick<Version, 'state'> | undefined): boolean =>
  version?.state === 'proposed';

/** Where both sides read a statement of work. */
export const pathOf = (applicationId: string): string => `/application/${applicationId}/statement`;
