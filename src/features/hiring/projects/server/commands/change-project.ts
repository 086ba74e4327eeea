import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { ClientViewer } from '#access/viewer.ts';
import { budgetBounds } from '#catalogue/enumerations/budget.ts';
import type { ProjectStatus } from '#catalogue/enumerations/project.ts';
import { isModuleId } from '#catalogue/modules.ts';
import type { Tx } from '#db/client.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import type { Services } from '#server/services.ts';
import { type ProjectId, toProjectId } from '../../ids.ts';
import type { Owned } from '../../policy.ts';
import { statusesBefore } from '../../rules/life-cycle.ts';
import type { ProjectInput } from '../../rules/project-form.ts';
import { projectCancelled } from '../jobs.ts';
import type { ProjectRow } from '../queries/project-rows.ts';

type Clocked = Pick<Services, 'clock'>;
type Recording = Pick<Services, 'clock' | 'jobs'>;

type ClosingProject = Pick<ProjectRow, 'id' | 'client_id'>;

/** What became of a change: done, or refused because the project's state does not allow it (any more). */
export type ProjectOutcome = { refused: 'PROJECT_STATE' | null };

const columnsOf = (input: ProjectInput) => {
  const { min, max } = budgetBounds(input.budgetRange);
  return {
    title: input.title,
    description: input.description,
    visibility: input.visibility,
    // No module stands for "not sure": what finds and matches projects meets none that is no module.
    modules: input.modules.filter(isModuleId),
    extra_skills: [...input.extraSkills],
    questions: [...input.questions],
    timeline: input.timeline,
    budget_range: input.budgetRange,
    budget_min_usd: min,
    budget_max_usd: max,
    company_name: input.companyName,
    industry: input.industry,
    contact_name: input.contactName,
    contact_email: input.contactEmail,
    phone: input.phone,
    company_size: input.companySize,
    current_d365_status: input.currentD365Status,
    project_type: input.projectType,
    start_date: input.startDate,
    urgency: input.urgency,
    seniority: input.seniority,
    work_arrangement: input.workArrangement,
    place: input.place,
  };
};

/** Since when an edited project is public: from now on when it was not, and else as before. */
const listedSince = ({ visibility }: ProjectInput, now: Date) => sql<Date | null>`
  case when ${visibility}::text <> 'public' then null
       when projects.visibility <> 'public' then ${now}::timestamptz
       else projects.listed_since end`;

/** Posts a project of this client's company, with the client in charge; it is open at once. Returns its id. */
export async function postProject(
  tx: Tx,
  { clock }: Clocked,
  client: ClientViewer,
  input: ProjectInput,
): Promise<ProjectId> {
  const now = clock.now();
  const { id } = await tx
    .insertInto('projects')
    .values({
      ...columnsOf(input),
      client_id: client.userId,
      company_id: client.company.companyId,
      listed_since: input.visibility === 'public' ? now : null,
      ...{ created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return toProjectId(id);
}

/** Saves every field of the form, while the project is open. Who still works on it says that it is. */
export async function editProject(
  tx: Tx,
  { clock }: Clocked,
  project: Owned<ProjectRow>,
  input: ProjectInput,
): Promise<ProjectOutcome> {
  const now = clock.now();
  const { numUpdatedRows } = await tx
    .updateTable('projects')
    .set({
      ...columnsOf(input),
      listed_since: listedSince(input, now),
      ...{ updated_at: now, confirmed_at: now, asked_at: null },
    })
    .where('id', '=', project.id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return { refused: numUpdatedRows === 0n ? 'PROJECT_STATE' : null };
}

/** Locks a project against other decisions about it, and answers its status; null when there is none. */
export async function lockProject(tx: Tx, projectId: ProjectId): Promise<ProjectStatus | null> {
  const project = await tx
    .selectFrom('projects')
    .select('status')
    .where('id', '=', projectId)
    .forUpdate()
    .$narrowType<{ status: ProjectStatus }>()
    .executeTakeFirst();
  return project?.status ?? null;
}

/** A locked open project is in progress from now on: its consultant has been chosen. */
export async function startProject(
  tx: Tx,
  { clock }: Clocked,
  projectId: ProjectId,
): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ status: 'in_progress', updated_at: clock.now() })
    .where('id', '=', projectId)
    .execute();
}

/** A locked project in progress is open again: its deal was undone. The days until it is asked about start again. */
export async function reopenProject(
  tx: Tx,
  { clock }: Clocked,
  projectId: ProjectId,
): Promise<void> {
  const now = clock.now();
  await tx
    .updateTable('projects')
    .set({ status: 'open', confirmed_at: now, asked_at: null, updated_at: now })
    .where('id', '=', projectId)
    .execute();
}

/** An offer of a locked open project's client says that it is still open. */
export async function keepOpenByOffer(
  tx: Tx,
  { clock }: Clocked,
  projectId: ProjectId,
): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ confirmed_at: clock.now(), asked_at: null })
    .where('id', '=', projectId)
    .execute();
}

/** Completes a project in progress: its deal was completed, or it has none. */
export async function completeProject(
  tx: Tx,
  { clock }: Clocked,
  project: ClosingProject,
): Promise<ProjectOutcome> {
  const isClosed = await closeProject(tx, { clock }, project, { as: 'completed', reason: null });
  return { refused: isClosed ? null : 'PROJECT_STATE' };
}

/** Cancels a project that is open or in progress; everyone who applied is notified, with the reason if there is one. */
export async function cancelProject(
  tx: Tx,
  { clock, jobs }: Recording,
  project: Owned<ProjectRow>,
  reason: string,
): Promise<ProjectOutcome> {
  const closing = { as: 'cancelled', reason: reason || null } as const;
  const isClosed = await closeProject(tx, { clock }, project, closing);
  if (!isClosed) return { refused: 'PROJECT_STATE' };
  await jobs.enqueue(tx, projectCancelled, { projectId: project.id });
  return { refused: null };
}

// The status is compared by the update itself: the one that comes second finds it changed.
async function closeProject(
  tx: Tx,
  { clock }: Clocked,
  project: ClosingProject,
  closing: { as: ProjectStatus; reason: string | null },
): Promise<boolean> {
  const now = clock.now();
  const { numUpdatedRows } = await tx
    .updateTable('projects')
    .set({
      status: closing.as,
      closing_reason: closing.reason,
      closed_at: now,
      updated_at: now,
    })
    .where('id', '=', project.id)
    .where('status', 'in', statusesBefore(closing.as))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await publishChanges(tx, [
    { personIds: [project.client_id], topic: 'project', subjectId: project.id },
  ]);
  return true;
}

/**
 * Cancels every project of a client who leaves, or of a company that is closed, that is in one of these states. All who
 * applied are notified.
 */
export async function cancelProjectsOf(
  tx: Tx,
  { clock, jobs }: Recording,
  owner: { clientId: UserId } | { companyId: CompanyId },
  { from, reason }: { from: readonly ('open' | 'in_progress')[]; reason: string },
): Promise<void> {
  const now = clock.now();
  const cancelled = await tx
    .updateTable('projects')
    .set({ status: 'cancelled', closing_reason: reason, closed_at: now, updated_at: now })
    .where((eb) =>
      'clientId' in owner
        ? eb('client_id', '=', owner.clientId)
        : eb('company_id', '=', owner.companyId),
    )
    .where('status', 'in', [...from])
    .returning('id')
    .execute();
  await jobs.enqueueMany(
    tx,
    projectCancelled,
    cancelled.map(({ id }) => ({ data: { projectId: toProjectId(id) } })),
  );
}

/** Cancels projects in progress because their consultant has left. Answers those that were in progress still. */
export async function cancelWithoutConsultant(
  tx: Tx,
  { clock }: Clocked,
  projectIds: readonly ProjectId[],
  reason: string,
): Promise<ProjectId[]> {
  if (projectIds.length === 0) return [];
  const now = clock.now();
  const cancelled = await tx
    .updateTable('projects')
    .set({ status: 'cancelled', closing_reason: reason, closed_at: now, updated_at: now })
    .where('id', 'in', [...projectIds])
    .where('status', '=', 'in_progress')
    .returning('id')
    .execute();
  return cancelled.map(({ id }) => toProjectId(id));
}
