import type { Selectable } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { ClientViewer } from '#access/viewer.ts';
import type { BudgetRange } from '#catalogue/enumerations/budget.ts';
import type { CompanySize, D365Status, Industry } from '#catalogue/enumerations/company.ts';
import type { Timeline } from '#catalogue/enumerations/engagement-length.ts';
import type {
  ProjectStatus,
  ProjectType,
  Seniority,
  Urgency,
  Visibility,
} from '#catalogue/enumerations/project.ts';
import type { WorkArrangement } from '#catalogue/enumerations/work-arrangement.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import type { ProjectsTable } from '#db/tables/projects.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';
import type { ProjectId } from '../../ids.ts';
import { belongsTo, type Owned } from '../../policy.ts';

/** The ids of a project row, and its choices, to which the table's check constraints hold it. */
type ProjectKinds = {
  id: ProjectId;
  client_id: UserId;
  company_id: CompanyId;
  status: ProjectStatus;
  visibility: Visibility;
  timeline: Timeline;
  budget_range: BudgetRange;
  industry: Industry | null;
  company_size: CompanySize | null;
  current_d365_status: D365Status;
  project_type: ProjectType;
  urgency: Urgency | null;
  seniority: Seniority | null;
  work_arrangement: WorkArrangement | null;
};
/** What only the database itself reads: how projects are found. */
type FoundBy = 'requirements' | 'search_document' | 'listed_since';
export type ProjectRow = Omit<Selectable<ProjectsTable>, keyof ProjectKinds | FoundBy> &
  ProjectKinds;

const projectColumns = [
  'id',
  'client_id',
  'company_id',
  'title',
  'description',
  'status',
  'visibility',
  'modules',
  'extra_skills',
  'questions',
  'timeline',
  'budget_range',
  'budget_min_usd',
  'budget_max_usd',
  'company_name',
  'industry',
  'contact_name',
  'contact_email',
  'phone',
  'company_size',
  'current_d365_status',
  'project_type',
  'start_date',
  'urgency',
  'seniority',
  'work_arrangement',
  'place',
  'closing_reason',
  'closed_at',
  'ended_by_silence',
  'archived_at',
  'confirmed_at',
  'asked_at',
  'created_at',
  'updated_at',
] as const satisfies (keyof ProjectRow)[];

/** Whole projects. */
export const selectProjects = (db: Db) =>
  db.selectFrom('projects').select(projectColumns).$narrowType<ProjectKinds>();

/** A project of the client's company; null when it is another's or does not exist. */
export async function findOwnProject(
  db: Db,
  client: ClientViewer,
  projectId: ProjectId,
): Promise<Owned<ProjectRow> | null> {
  const project = await selectProjects(db).where('id', '=', projectId).executeTakeFirst();
  return project && belongsTo(client, project) ? project : null;
}

/** Throws when the project is not the company's, for reading back what was just written. */
export async function getOwnProject(
  db: Db,
  client: ClientViewer,
  projectId: ProjectId,
): Promise<Owned<ProjectRow>> {
  const project = await findOwnProject(db, client, projectId);
  if (!project) throw new Error(`Client ${client.userId} has no project ${projectId}.`);
  return project;
}

/** A client's projects of every state, newest first, for admins. */
export const listProjectsOf = (db: Db, clientId: UserId, page: PageRequest) =>
  toNewestPage(selectProjects(db).where('client_id', '=', clientId), page);

/** A page of projects, newest first. */
export async function toNewestPage(
  query: ReturnType<typeof selectProjects>,
  page: PageRequest,
): Promise<Page<ProjectRow>> {
  const rows = await newestFirst(query, page, { createdAt: 'created_at', id: 'id' }).execute();
  return toPage(rows, page.limit, ({ created_at, id }) => ({ createdAt: created_at, id }));
}

/** When the client closed this project, and why, in their words; null while it is not closed. */
export async function findClosing(
  db: Db,
  projectId: ProjectId,
): Promise<{ at: Date; reason: string | null } | null> {
  const project = await db
    .selectFrom('projects')
    .select(['closed_at', 'closing_reason'])
    .where('id', '=', projectId)
    .executeTakeFirst();
  return project?.closed_at ? { at: project.closed_at, reason: project.closing_reason } : null;
}
