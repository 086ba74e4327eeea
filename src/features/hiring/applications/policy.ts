import type { UserId } from '#access/user.ts';
import type { ConsultantViewer } from '#access/viewer.ts';
import type { ApplicationStatus } from '#catalogue/enumerations/application.ts';
import type { ProjectStatus, Visibility } from '#catalogue/enumerations/project.ts';
import type { InvitationId } from '#features/hiring/invitations/ids.ts';
import { isOpenToConsultants } from '#features/hiring/projects/policy.ts';
import type { Standing } from '#features/profiles/consultants/policy.ts';
import type { Brand } from '#lib/brand.ts';
import { daysSince } from '#lib/calendar-days.ts';
import type { ApplyView } from './contract/application-views.ts';
import {
  canMove,
  type Rejection,
  type Side,
  undecidedEveryDays,
  undoneWithinDays,
} from './rules/life-cycle.ts';

/** Something of one of the consultant's own applications: only `isBy` gives this mark. */
export type Applied<Row> = Brand<Row, 'Applied'>;

/** A consultant sees and withdraws only their own applications. */
export function isBy<Row extends { consultant_id: UserId }>(
  consultant: ConsultantViewer,
  row: Row,
): row is Applied<Row> {
  return row.consultant_id === consultant.userId;
}

/** What this consultant has to do or wait for before applying to anything; null when nothing. */
export function obstacleOf({ hasProfile, isApproved, isSubscribed }: Standing): Obstacle | null {
  if (!hasProfile) return 'no-profile';
  if (!isApproved) return 'not-approved';
  return isSubscribed ? null : 'not-subscribed';
}
type Obstacle = NonNullable<ApplyView['obstacle']>;

interface ApplyProject {
  status: ProjectStatus;
  visibility: Visibility;
  hasApplied: boolean;
  /** The invitation of its client to this consultant that waits for an answer. */
  invitationId: InvitationId | null;
}

/**
 * An open project takes applications of every consultant when it is public, and of those its client has invited when it
 * is private.
 */
const takesApplications = (project: ApplyProject): boolean =>
  isOpenToConsultants(project) || (project.status === 'open' && project.invitationId !== null);

/** A consultant reads a project that takes their application, and one they have applied to for good. */
export const canReadToApply = (project: ApplyProject): boolean =>
  takesApplications(project) || project.hasApplied;

const codeOf = {
  'no-profile': 'PROFILE_REQUIRED',
  'not-approved': 'NOT_APPROVED',
  'not-subscribed': 'SUBSCRIPTION_REQUIRED',
} as const satisfies Record<Obstacle, string>;

export type SubmitRefusal = 'PROJECT_NOT_FOUND' | 'ALREADY_APPLIED' | EligibilityRefusal;

export type EligibilityRefusal = (typeof codeOf)[keyof typeof codeOf];

/** Why this consultant may apply to nothing; null when they may. */
export function refusalByEligibility(eligibility: Standing): EligibilityRefusal | null {
  const obstacle = obstacleOf(eligibility);
  return obstacle && codeOf[obstacle];
}

/**
 * Why this consultant may not apply to this project; null when they may. What is closed to them does
 * not exist, unless they know it from applying; then comes what they have to do first.
 */
export function refusalToSubmit(
  project: ApplyProject,
  eligibility: Standing,
): SubmitRefusal | null {
  if (!canReadToApply(project)) return 'PROJECT_NOT_FOUND';
  if (!takesApplications(project)) return 'ALREADY_APPLIED';
  const refused = refusalByEligibility(eligibility);
  if (refused) return refused;
  return project.hasApplied ? 'ALREADY_APPLIED' : null;
}

/** The columns of an application that decide which operations are allowed. */
interface ApplicationState {
  status: ApplicationStatus;
  projectStatus: ProjectStatus;
  rejectedBecause: Rejection['because'] | null;
  decidedAt: Date | null;
  undecidedAt: Date | null;
  askedBackAt: Date | null;
  undoAskedBy: Side | null;
  /** The side that has proposed completion of the deal, while the other has not answered. */
  proposedBy: Side | null;
}

/**
 * An acceptance can be undone by both while its project is in progress, within the days for it, unless one side has
 * proposed that the deal is completed.
 */
export const canBeUndone = (
  {
    status,
    projectStatus,
    decidedAt,
    proposedBy,
  }: Pick<ApplicationState, 'status' | 'projectStatus' | 'decidedAt' | 'proposedBy'>,
  now: Date,
): boolean =>
  status === 'accepted' &&
  projectStatus === 'in_progress' &&
  proposedBy === null &&
  decidedAt !== null &&
  daysSince(decidedAt, now) <= undoneWithinDays;

/** One side asks to undo the acceptance, and the other can still agree. */
export const isUndoAsked = (
  application: Parameters<typeof canBeUndone>[0] & Pick<ApplicationState, 'undoAskedBy'>,
  now: Date,
): boolean => application.undoAskedBy !== null && canBeUndone(application, now);

/** A client says "not decided yet" once in some days. */
export const canTellUndecided = (
  {
    status,
    projectStatus,
    undecidedAt,
  }: Pick<ApplicationState, 'status' | 'projectStatus' | 'undecidedAt'>,
  now: Date,
): boolean =>
  status === 'pending' &&
  projectStatus === 'open' &&
  (undecidedAt === null || daysSince(undecidedAt, now) >= undecidedEveryDays);

/** What the project's client may do with an application. */
export const whatClientCanDo = (
  application: ApplicationState & { isBeingApproved: boolean },
  now: Date,
) => {
  const { status, projectStatus, rejectedBecause, askedBackAt, undoAskedBy } = application;
  return {
    accept: canMove(status, 'accepted') && projectStatus === 'open' && !application.isBeingApproved,
    decline: canMove(status, 'rejected'),
    tellUndecided: canTellUndecided(application, now),
    askBack:
      rejectedBecause === 'another-accepted' && projectStatus === 'open' && askedBackAt === null,
    undo: canBeUndone(application, now) && undoAskedBy !== 'client',
    keep: isUndoAsked(application, now),
  };
};

/** What its consultant may do with an application. */
export const whatApplicantCanDo = (application: ApplicationState, now: Date) => {
  const { status, projectStatus, askedBackAt, undoAskedBy } = application;
  const isAskedBack = status === 'rejected' && askedBackAt !== null && projectStatus === 'open';
  return {
    withdraw: canMove(status, 'withdrawn') || isAskedBack,
    standAgain: isAskedBack,
    undo: canBeUndone(application, now) && undoAskedBy !== 'consultant',
    keep: isUndoAsked(application, now),
  };
};
