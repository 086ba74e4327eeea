import { whereAllowed } from '#access/company.ts';
import type { ClientViewer } from '#access/viewer.ts';
import type { ApplicationStatus } from '#catalogue/enumerations/application.ts';
import type { ProjectStatus } from '#catalogue/enumerations/project.ts';
import { isUnderWay, whatSideCanDo } from '#features/hiring/completions/policy.ts';
import { proposingSide, viewCompletion } from '#features/hiring/completions/server/views.ts';
import { limitFor } from '#features/hiring/deal-approvals/policy.ts';
import { nameOf, viewApproval } from '#features/hiring/deal-approvals/server/views.ts';
import type { Owned } from '#features/hiring/projects/policy.ts';
import { viewProjectCard, viewProjectContact } from '#features/hiring/projects/server/views.ts';
import { nameForApprovedClient } from '#features/profiles/consultants/policy.ts';
import { dayAhead } from '#features/profiles/consultants/rules/available-from.ts';
import { writePhoneNumber } from '#features/profiles/consultants/rules/phone-number.ts';
import type { VerifiedRow } from '#features/profiles/credentials/server/queries/verified-certifications.ts';
import { viewVerified } from '#features/profiles/credentials/server/views.ts';
import { viewPhotoForClient } from '#features/profiles/photos/server/views.ts';
import type { OwnApplication, ReceivedApplication } from '../contract/application-views.ts';
import { type Applied, isUndoAsked, whatApplicantCanDo, whatClientCanDo } from '../policy.ts';
import { type Rejection, rejectionOf, type Side } from '../rules/life-cycle.ts';
import type { OwnApplicationRow } from './queries/own-applications.ts';
import type { ReceivedApplicationRow } from './queries/received-applications.ts';

/** An application as its consultant sees it. Those who applied may know who the client is. */
export function viewOwnApplication(
  application: Applied<OwnApplicationRow>,
  now: Date,
): OwnApplication {
  const rejection = rejectionOf({
    status: application.application_status,
    reason: application.decision_reason,
    decidedAt: application.decided_at,
    endedBySilence: application.application_ended_by_silence,
    isPassedOver: application.passed_over,
    undoneAt: application.undone_at,
    projectStatus: application.status,
    projectClosedAt: application.closed_at,
    projectEndedBySilence: application.ended_by_silence,
  });
  const state = stateOf(application, {
    status: application.application_status,
    projectStatus: application.status,
    rejection,
  });
  return {
    id: application.application_id,
    status: application.application_status,
    coverLetter: application.cover_letter,
    rejectedBecause: rejection?.because ?? null,
    decisionReason: rejection?.words ?? null,
    createdAt: application.applied_at.toISOString(),
    decidedAt: application.decided_at?.toISOString() ?? null,
    ...viewDeal(application, application.applied_at),
    isBeingApproved:
      application.is_being_approved &&
      application.application_status === 'pending' &&
      application.status === 'open',
    project: viewProjectCard(application),
    clientId: application.client_id,
    contact: viewProjectContact(application),
    completion: viewCompletionOf(application, state, {
      side: 'consultant',
      userId: application.consultant_id,
    }),
    cancellation: viewCancellation(
      state,
      application.closing_reason,
      application.cancellation_word,
    ),
    can: {
      ...whatApplicantCanDo(state, now),
      ...whatCanBeCompleted(state, 'consultant', now),
      addWord: isCancelledDeal(state) && application.cancellation_word === null,
    },
  };
}

/**
 * An application as the project's client sees it; the consultant's full name comes with the deal, and the sharp photo
 * at the latest.
 */
export function viewReceivedApplication(
  application: Owned<ReceivedApplicationRow>,
  { verified, now, client }: { verified: readonly VerifiedRow[]; now: Date; client: ClientViewer },
): ReceivedApplication {
  const name = { firstName: application.first_name, lastName: application.last_name };
  const hasAccepted = application.status === 'accepted';
  const photo = viewPhotoForClient(application, {
    hasAccepted,
    isShownToClients: application.shows_photo_to_clients === true,
  });
  const rejection = rejectionOf({
    status: application.status,
    reason: application.decision_reason,
    decidedAt: application.decided_at,
    endedBySilence: application.ended_by_silence,
    isPassedOver: application.passed_over,
    undoneAt: application.undone_at,
    projectStatus: application.project_status,
    projectClosedAt: application.project_closed_at,
    projectEndedBySilence: application.project_ended_by_silence,
  });
  const state = stateOf(application, {
    status: application.status,
    projectStatus: application.project_status,
    rejection,
  });
  return {
    id: application.id,
    projectId: application.project_id,
    projectTitle: application.project_title,
    projectStatus: application.project_status,
    status: application.status,
    coverLetter: application.cover_letter,
    rejectedBecause: rejection?.because ?? null,
    decisionReason: rejection?.words ?? null,
    createdAt: application.created_at.toISOString(),
    decidedAt: application.decided_at?.toISOString() ?? null,
    ...viewDeal(application, application.created_at),
    decidedBy: viewDecider(application, client),
    approvedBy: nameOf(application.approver_first_name, application.approver_last_name),
    approval: viewApproval(application, client.company),
    approvalAboveUsd: limitFor(client.company, application.approval_above_usd),
    isNew: application.status === 'pending' && application.first_read_at === null,
    ...viewTriage(application),
    consultant: {
      name: nameForApprovedClient(name, { hasAccepted }),
      photoUrl: photo.url,
      isPhotoSharp: photo.isSharp,
      ...viewApplicant(application, verified, now),
    },
    contact: viewContact(application),
    completion: viewCompletionOf(application, state, { side: 'client', userId: client.userId }),
    cancellation: viewCancellation(
      state,
      application.project_closing_reason,
      application.cancellation_word,
    ),
    can: whereAllowed(client.company, 'hire', {
      ...whatClientCanDo(
        { ...state, isBeingApproved: application.approval_state === 'waiting' },
        now,
      ),
      ...whatCanBeCompleted(state, 'client', now),
      triage: true,
    }),
  };
}

/** What an applicant's profile says; of a former consultant nothing is known. */
const viewApplicant = (
  row: ReceivedApplicationRow,
  verified: readonly VerifiedRow[],
  now: Date,
) => ({
  userId: row.consultant_id,
  hasLeft: row.is_former,
  title: row.title ?? '',
  city: row.city ?? '',
  country: row.country ?? 'other',
  timezone: row.timezone ?? 'gmt',
  workArrangement: row.work_arrangement,
  hourlyRateUsd: row.hourly_rate_usd ?? 0,
  availability: row.availability ?? 'unavailable',
  availableFrom:
    row.timezone && dayAhead({ availableFrom: row.available_from, timezone: row.timezone }, now),
  yearsExperience: row.years_experience ?? 0,
  summary: row.summary ?? '',
  experience: row.experience ?? '',
  hoursPerWeek: row.hours_per_week ?? 0,
  preferredProjectDuration: row.preferred_project_duration ?? 'flexible',
  primarySkills: row.primary_skills ?? [],
  skillModules: row.skill_modules ?? [],
  secondarySkills: row.secondary_skills ?? [],
  portfolioProjects: (row.portfolio_titles ?? []).map((title) => ({ title })),
  certifications: row.certifications ?? [],
  verifiedCertifications: verified.map(viewVerified),
});

const viewContact = ({
  email,
  phone,
  country,
  linkedin_url,
  website_url,
}: ReceivedApplicationRow) => ({
  email: email ?? '',
  phone: phone ?? '',
  phoneText: country ? writePhoneNumber(phone ?? '', country) : '',
  linkedinUrl: linkedin_url ?? '',
  websiteUrl: website_url ?? '',
});

/** The member who decided; null where the reader did it alone, or no member of the company. */
function viewDecider(
  { decided_by, approved_by, decider_first_name, decider_last_name }: ReceivedApplicationRow,
  { userId }: ClientViewer,
): string | null {
  if (decided_by === userId && approved_by === null) return null;
  return nameOf(decider_first_name, decider_last_name);
}

/** How the client has sorted an application. */
export const viewTriage = (
  row: Pick<ReceivedApplicationRow, 'stage' | 'is_starred' | 'client_note'>,
) => ({ stage: row.stage, isStarred: row.is_starred, note: row.client_note });

type DealRow = Pick<
  ReceivedApplicationRow,
  | 'terms'
  | 'answers'
  | 'agreed_terms'
  | 'decided_at'
  | 'waits_since'
  | 'offered_until'
  | 'first_offered_at'
  | 'undecided_at'
  | 'undo_asked_by'
  | 'undo_asked_at'
  | 'asked_back_at'
  | 'completion'
>;

/** What both sides see alike of an application: terms, answers, and what is asked about it. */
const viewDeal = (row: DealRow, appliedAt: Date) => ({
  terms: row.terms,
  answers: row.answers,
  agreedTerms: row.agreed_terms,
  waitsSince: (row.waits_since ?? appliedAt).toISOString(),
  hasOffers: row.first_offered_at !== null,
  offeredUntil: row.offered_until?.toISOString() ?? null,
  undecidedAt: row.undecided_at?.toISOString() ?? null,
  undo:
    row.undo_asked_by && row.undo_asked_at
      ? { askedBy: row.undo_asked_by, askedAt: row.undo_asked_at.toISOString() }
      : null,
  askedBackAt: row.asked_back_at?.toISOString() ?? null,
});

const stateOf = (
  row: DealRow,
  {
    rejection,
    ...statuses
  }: {
    status: ApplicationStatus;
    projectStatus: ProjectStatus;
    rejection: Rejection | null;
  },
) => ({
  ...statuses,
  rejectedBecause: rejection?.because ?? null,
  decidedAt: row.decided_at,
  undecidedAt: row.undecided_at,
  askedBackAt: row.asked_back_at,
  undoAskedBy: row.undo_asked_by,
  proposedBy: proposingSide(row),
});
type State = ReturnType<typeof stateOf>;

const whatCanBeCompleted = (state: State, side: Side, now: Date) => {
  const deal = { ...state, isUndoAsked: isUndoAsked(state, now) };
  const { propose, answer, takeBack } = whatSideCanDo(deal, side);
  return { complete: propose, answerCompletion: answer, takeCompletionBack: takeBack };
};

/** Of a deal that is worked on, what waits or is missing; of a completed one, how that came. */
const viewCompletionOf = (
  row: Parameters<typeof viewCompletion>[0],
  state: State,
  reader: Parameters<typeof viewCompletion>[1],
): OwnApplication['completion'] =>
  isUnderWay(state) || row.completion?.state === 'completed' ? viewCompletion(row, reader) : null;

const isCancelledDeal = ({ status, projectStatus }: State): boolean =>
  status === 'accepted' && projectStatus === 'cancelled';

/** What both sides said of a deal whose project was cancelled. */
const viewCancellation = (state: State, reason: string | null, word: string | null) =>
  isCancelledDeal(state) ? { reason, word } : null;
