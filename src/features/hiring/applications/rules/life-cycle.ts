import type { ApplicationStatus } from '#catalogue/enumerations/application.ts';
import type { ProjectStatus } from '#catalogue/enumerations/project.ts';

/** The two sides of an application. */
export const sides = ['client', 'consultant'] as const;
export type Side = (typeof sides)[number];

export const decisionReasonMaxLength = 1000;

/** A client's note about an application has so many characters at most. */
export const clientNoteMaxLength = 1000;

const nextStatuses: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  pending: ['accepted', 'rejected', 'withdrawn'],
  accepted: [],
  rejected: [],
  withdrawn: [],
};

/**
 * Whether an application may be decided like this: everything starts at pending, and a decision is final. Only both
 * together undo an acceptance, and only an applicant who was asked back is pending again.
 */
export function canMove(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return nextStatuses[from].includes(to);
}

/** What the others are told when one application is accepted. */
export const anotherWasChosen = 'The client chose another consultant for this project.';
/** What applicants are told when the project is cancelled without a word of its client's. */
export const projectWasCancelled = 'The client cancelled this project.';

/** What is kept of an application that time has ended, for those who read what is stored. */
export const nobodyAnswered = 'This application was not answered for 30 days.';
export const projectUnconfirmed = 'The client did not say that this project is still open.';

/** What ended an application that was not accepted. */
export const rejectionCauses = [
  'declined',
  'another-accepted',
  'project-cancelled',
  // The last two without a word of the client's: time has ended the application, or its project.
  'nobody-answered',
  'project-unconfirmed',
  // It had been accepted, and both sides have undone that.
  'undone',
] as const;

/** An acceptance can be undone by both for so many calendar days (UTC). */
export const undoneWithinDays = 14;

/** A client may say "not decided yet" about an application once in so many calendar days (UTC). */
export const undecidedEveryDays = 7;

/** An unanswered application ends after so many calendar days (UTC). */
export const endsAfterDays = 30;

/** Why an application was rejected, and what the client said about it; null when they said nothing. */
export interface Rejection {
  because: (typeof rejectionCauses)[number];
  words: string | null;
}

/** What is stored of an application and the end of its project. */
interface Decided {
  status: ApplicationStatus;
  reason: string | null;
  decidedAt: Date | null;
  endedBySilence: boolean;
  isPassedOver: boolean;
  undoneAt: Date | null;
  projectStatus: ProjectStatus;
  projectClosedAt: Date | null;
  projectEndedBySilence: boolean;
}

/**
 * Why this application was rejected; null when it was not. A consultant who was declined before the project was
 * cancelled was declined all the same. Standing sentences of ours are not the client's words.
 */
export function rejectionOf(application: Decided): Rejection | null {
  const { status, reason, decidedAt, projectStatus, projectClosedAt } = application;
  if (status !== 'rejected') return null;
  if (application.undoneAt) return { because: 'undone', words: null };
  const cancelledAt = projectStatus === 'cancelled' ? projectClosedAt : null;
  const isOfClosing = cancelledAt !== null && decidedAt !== null && decidedAt >= cancelledAt;
  if (application.endedBySilence) {
    const isUnconfirmed = isOfClosing && application.projectEndedBySilence;
    return { because: isUnconfirmed ? 'project-unconfirmed' : 'nobody-answered', words: null };
  }
  if (application.isPassedOver || reason === anotherWasChosen) {
    return { because: 'another-accepted', words: reason === anotherWasChosen ? null : reason };
  }
  if (isOfClosing) {
    return { because: 'project-cancelled', words: reason === projectWasCancelled ? null : reason };
  }
  return { because: 'declined', words: reason };
}
