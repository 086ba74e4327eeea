import type { InvitationState } from '#catalogue/enumerations/invitation.ts';
import type { ProjectStatus } from '#catalogue/enumerations/project.ts';

export const noteMaxLength = 1000;
export const declineWordsMaxLength = 1000;

/** How many invitations one client may send within any 24 hours. */
export const invitationsADay = 30;
export const dayMs = 24 * 60 * 60 * 1000;

/** What is stored of an invitation: whether its project is still open is the project's to say. */
export type StoredState = Exclude<InvitationState, 'expired'>;

/** The states in which an invitation waits for its answer. */
export const unansweredStates = ['sent', 'read'] as const satisfies readonly StoredState[];

const isUnanswered = (state: InvitationState): boolean =>
  unansweredStates.some((each) => each === state);

/** What has become of an invitation: one without an answer ends when its project is not open any more. */
export const stateOf = (stored: StoredState, project: ProjectStatus): InvitationState =>
  isUnanswered(stored) && project !== 'open' ? 'expired' : stored;

/** Whether an invitation can still be answered or withdrawn. */
export const isOpen = isUnanswered;

/** The seconds until the oldest of a full day's invitations is a day old; at least one. */
export const secondsToWait = (oldest: Date, now: Date): number =>
  Math.max(1, Math.ceil((oldest.getTime() + dayMs - now.getTime()) / 1000));
