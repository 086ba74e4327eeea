import { expressionBuilder } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { ConsultantViewer } from '#access/viewer.ts';
import type { Db, Tx } from '#db/client.ts';
import type { Database } from '#db/schema.ts';
import { rightsAt } from '#features/billing/subscriptions/server/queries/subscribed-users.ts';
import type { InvitationId } from '#features/hiring/invitations/ids.ts';
import {
  accessGrant,
  selectGrantToLock,
} from '#features/hiring/invitations/server/queries/ways-in.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import {
  type ProjectRow,
  selectProjects,
} from '#features/hiring/projects/server/queries/project-rows.ts';
import { hiddenUsers } from '#features/identity/accounts/server/queries/account-state.ts';
import { suspendedCompanies } from '#features/identity/memberships/server/queries/memberships.ts';
import type { Standing } from '#features/profiles/consultants/policy.ts';
import { selectEligibilityToLock } from '#features/profiles/consultants/server/queries/profile-rows.ts';
import { pipeline } from '#lib/database/pipeline.ts';

/**
 * Any project but one of a suspended client's or company's, with whether this consultant has applied to it, and their
 * invitation. An applicant can always read it; an invitation lets its consultant in while it is open.
 */
export type ApplyProjectRow = ProjectRow & {
  hasApplied: boolean;
  invitationId: InvitationId | null;
};

type Applicant = Pick<ConsultantViewer, 'userId'>;

const selectProjectsFor = (db: Db, { userId }: Applicant) =>
  selectProjects(db)
    .select([
      hasApplied(userId).$castTo<boolean>().as('hasApplied'),
      accessGrant(userId).as('invitationId'),
    ])
    .where((eb) =>
      eb.or([
        eb.and([
          eb('projects.client_id', 'not in', hiddenUsers(db)),
          eb('projects.company_id', 'not in', suspendedCompanies(db)),
        ]),
        hasApplied(userId),
      ]),
    );

function hasApplied(consultantId: UserId) {
  const eb = expressionBuilder<Database, 'projects'>();
  return eb.exists(
    eb
      .selectFrom('applications as application')
      .select('application.id')
      .whereRef('application.project_id', '=', 'projects.id')
      .where('application.consultant_id', '=', consultantId),
  );
}

const selectProjectFor = (db: Db, consultant: Applicant, projectId: ProjectId) =>
  selectProjectsFor(db, consultant).where('projects.id', '=', projectId);

/** Those of these projects that there are, whatever their state. */
export const listProjectsToApply = (
  db: Db,
  consultant: ConsultantViewer,
  projectIds: readonly ProjectId[],
): Promise<ApplyProjectRow[]> =>
  selectProjectsFor(db, consultant).where('projects.id', 'in', projectIds).execute();

/** The project a consultant thinks of applying to, whatever its state; null when there is none. */
export async function findProjectToApply(
  db: Db,
  consultant: ConsultantViewer,
  projectId: ProjectId,
): Promise<ApplyProjectRow | null> {
  return (await selectProjectFor(db, consultant, projectId).executeTakeFirst()) ?? null;
}

/** What a consultant applies by. */
interface LockedToApply {
  project: ApplyProjectRow | null;
  eligibility: Standing;
  /** Whether they have an invitation to the project, in whatever state. */
  isInvited: boolean;
}

/**
 * Like `findProjectToApply` with the standing of the consultant, in one round trip. Their account, the project and the
 * invitation stay as they are until this transaction ends; others may apply meanwhile.
 */
export async function lockToApply(
  tx: Tx,
  consultant: ConsultantViewer,
  projectId: ProjectId,
  now: Date,
): Promise<LockedToApply> {
  const { userId } = consultant;
  const selectInvitation = selectGrantToLock(tx, { consultantId: userId, projectId });
  const { standings, projects, invitations } = await pipeline(tx, {
    // First: every transaction locks people before anything else. A consultant who leaves has withdrawn their
    // applications by then.
    standings: selectEligibilityToLock(tx, { userId, ...rightsAt(now) }),
    invitationsBefore: selectInvitation,
    projects: selectProjectFor(tx, consultant, projectId).forShare('projects'),
    // Again: an invitation may have been sent while this waited for the project's lock. Now that it is locked, none is
    // sent.
    invitations: selectInvitation,
  });
  const [eligibility] = standings;
  if (!eligibility) throw new Error(`There is no consultant ${userId}.`);
  return { project: projects[0] ?? null, eligibility, isInvited: invitations.length > 0 };
}
