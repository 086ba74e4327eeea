import { setImmediate } from 'node:timers/promises';
import type { ConsultantViewer } from '#access/viewer.ts';
import type { OpenProjectSort } from '#catalogue/enumerations/project.ts';
import type { Db } from '#db/client.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import type { OpenProjectFilter } from '#features/hiring/projects/rules/open-project-filter.ts';
import {
  knownScore,
  offerKey,
  scoreOnce,
} from '#features/hiring/projects/server/queries/known-scores.ts';
import {
  type ListedProject,
  listNewestOpen,
  listOpenProjects,
  listRankedProjects,
  readBrowsable,
  startRank,
} from '#features/hiring/projects/server/queries/open-projects.ts';
import type { ProjectRow } from '#features/hiring/projects/server/queries/project-rows.ts';
import {
  findProfile,
  profileVersions,
} from '#features/profiles/consultants/server/queries/profile-rows.ts';
import { viewOffer } from '#features/profiles/consultants/server/views/offer.ts';
import { verifiedCertificationsOf } from '#features/profiles/credentials/server/queries/verified-certifications.ts';
import type { NewestFirstPosition } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';
import {
  byRank,
  type RankedPageRequest,
  type RankedPosition,
  writeRankedCursor,
} from '#lib/api/ranked-cursor.ts';
import { searchedProjects } from '../../rules/limits.ts';
import { type ReadProjects, readProjects } from './read-projects.ts';
import { type FoundProject, type FoundProjects, searchProjects } from './search-projects.ts';

/** Which list is asked for, by whom. */
export interface ListedFor {
  consultant: ConsultantViewer;
  filter: OpenProjectFilter;
  sort: OpenProjectSort;
  now: Date;
}

/** A page of the projects that consultants may browse; what a text found, where one was asked. */
export interface OpenProjectsPage extends Page<ProjectRow> {
  found: FoundProjects | null;
}

/** Older ones follow those that are scored. */
const unscored = -1;

/** One page of what consultants may browse, within a filter and in an order. */
export async function listProjects(
  db: Db,
  { consultant, filter, sort, now }: ListedFor,
  page: RankedPageRequest,
): Promise<OpenProjectsPage> {
  const found = filter.text ? await searchProjects(db, filter, now) : null;
  if (found) return listFound(db, { consultant, filter, sort, now }, found, page);
  if (sort === 'match')
    return { ...(await listMatching(db, consultant, filter, now, page)), found };
  const list =
    sort === 'newest'
      ? listOpenProjects(db, filter, now, page)
      : listRankedProjects(db, filter, now, { ...page, sort });
  return { ...(await list), found };
}

/** Match scores are points of a hundred: a text's own score comes before them. */
const aboveMatch = 101;

/** By the text's score, and among equals by the own match score; or by the chosen order. */
async function listFound(
  db: Db,
  { consultant, filter, sort, now }: ListedFor,
  found: FoundProjects,
  page: RankedPageRequest,
): Promise<OpenProjectsPage> {
  const { projects, read } = found;
  const matches =
    sort === 'match' ? await scoreProjects(db, consultant, { projects, read, now }) : noScores;
  const rankOf: Record<OpenProjectSort, (project: FoundProject) => number> = {
    match: ({ id, score }) => score * aboveMatch + (matches.get(id) ?? 0),
    newest: () => 0,
    budget: ({ budget_max_usd: budget }) => budget,
    start: ({ start_date: day }) => startRank(day),
  };
  const places = placesOf(projects, rankOf[sort], page.after);
  return { ...(await readPage(db, filter, now, { places, sort, limit: page.limit })), found };
}

const noScores: ReadonlyMap<string, number> = new Map();

const placesOf = <Project extends ListedProject>(
  projects: readonly Project[],
  rankOf: (project: Project) => number,
  after: RankedPosition | null,
): (RankedPosition & { id: ProjectId })[] =>
  projects
    .map((project) => ({ rank: rankOf(project), createdAt: project.created_at, id: project.id }))
    .filter((place) => !after || byRank(after, place) < 0)
    .sort(byRank);

/** Reads the first of these places, and the cursor to what comes behind. */
async function readPage(
  db: Db,
  filter: OpenProjectFilter,
  now: Date,
  {
    places,
    sort,
    limit,
  }: { places: readonly (RankedPosition & { id: ProjectId })[]; sort: string; limit: number },
): Promise<Page<ProjectRow>> {
  const page = places.slice(0, limit);
  const last = page.at(-1);
  const ids = page.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await readBrowsable(db, filter, now, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    items: page.flatMap(({ id }) => byId.get(id) ?? []),
    nextCursor: last && places.length > limit ? writeRankedCursor(sort, last) : null,
  };
}

/**
 * The newest thousand by their match score, the older ones after them by time. A score stands in no table: it is
 * derived from profile and project as they are now. Without a profile all come newest first.
 */
async function listMatching(
  db: Db,
  consultant: ConsultantViewer,
  filter: OpenProjectFilter,
  now: Date,
  { limit, after }: RankedPageRequest,
): Promise<Page<ProjectRow>> {
  const newest = await listNewestOpen(db, filter, now, { limit: searchedProjects, after: null });
  const projects = newest.slice(0, searchedProjects);
  const read = await readProjects(db, projects, now);
  const scores = await scoreProjects(db, consultant, { projects, read, now });
  const places = placesOf(projects, ({ id }) => scores.get(id) ?? 0, after).slice(0, limit + 1);

  const oldest = projects.at(-1);
  const missing = limit + 1 - places.length;
  const older =
    newest.length > searchedProjects && oldest && missing > 0
      ? await listNewestOpen(db, filter, now, {
          limit: missing - 1,
          after: laterOf({ createdAt: oldest.created_at, id: oldest.id }, after),
        })
      : [];
  const behind = older.map(({ id, created_at: createdAt }) => ({ rank: unscored, createdAt, id }));
  return readPage(db, filter, now, { places: [...places, ...behind], sort: 'match', limit });
}

/** Where the older ones go on: after the last that is scored, or further down where a page ended among them. */
const laterOf = (
  lastScored: NewestFirstPosition,
  after: RankedPosition | null,
): NewestFirstPosition =>
  after?.rank === unscored && byRank({ ...lastScored, rank: unscored }, after) < 0
    ? after
    : lastScored;

/** How well this consultant fits these projects, in points of 100; nothing without a profile. */
async function scoreProjects(
  db: Db,
  { userId }: ConsultantViewer,
  { projects, read, now }: { projects: readonly ListedProject[]; read: ReadProjects; now: Date },
): Promise<ReadonlyMap<string, number>> {
  const [versions, verified] = await Promise.all([
    profileVersions(db, [userId]),
    verifiedCertificationsOf(db, userId, now),
  ]);
  const version = versions.get(userId);
  if (version === undefined || projects.length === 0) return noScores;
  const key = offerKey(userId, version, verified);
  const scores = new Map<string, number>();
  const unknown: ListedProject[] = [];
  for (const project of projects) {
    const need = read.needOf(project);
    const score = need && knownScore(need, key);
    if (score === undefined) unknown.push(project);
    else scores.set(project.id, score);
  }
  const profile = unknown.length > 0 ? await findProfile(db, userId) : null;
  if (!profile) return scores;
  const offer = viewOffer(profile, verified);
  for (const [at, project] of unknown.entries()) {
    const need = read.needOf(project);
    if (need) scores.set(project.id, scoreOnce(need, key, offer));
    // Others do not have to wait for hundreds of them.
    if (at % 50 === 49) await setImmediate();
  }
  return scores;
}
