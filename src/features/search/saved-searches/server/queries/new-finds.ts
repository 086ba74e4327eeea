import { setImmediate } from 'node:timers/promises';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { listAppliedTo } from '#features/hiring/applications/server/queries/applied-to.ts';
import type { OpenProjectFilter } from '#features/hiring/projects/rules/open-project-filter.ts';
import { listNewProjects } from '#features/hiring/projects/server/queries/open-projects.ts';
import type { ProjectRow } from '#features/hiring/projects/server/queries/project-rows.ts';
import { viewNeed } from '#features/hiring/projects/server/views.ts';
import { findProfile } from '#features/profiles/consultants/server/queries/profile-rows.ts';
import { viewOffer } from '#features/profiles/consultants/server/views/offer.ts';
import { verifiedCertificationsOf } from '#features/profiles/credentials/server/queries/verified-certifications.ts';
import { type ConsultantOffer, scoreMatch } from '#features/profiles/matching/rules/match-score.ts';
import { searchProjects } from '#features/search/open-projects/server/queries/search-projects.ts';
import { searchFilterSchema } from '#features/search/query/contract.ts';
import { listNewConsultants } from '#features/search/query/server/queries/new-consultants.ts';
import type { SearchAt } from '#features/search/query/server/queries/search-at.ts';
import { newProjectsFilterSchema } from '../../contract.ts';
import { mostFinds, seenUntil } from '../../rules/looks.ts';
import { type LockedSearch, listLateFinds } from './due-searches.ts';

/** What a look has found, at most `mostFinds`, and when the last thing it looked at came, if there may be more. */
export interface NewFinds {
  ids: string[];
  lastAt: Date | null;
}

const nothing: NewFinds = { ids: [], lastAt: null };

/**
 * What a search finds at `now` that came since the last look. A filter that the catalogue has outgrown finds nothing.
 */
export async function findNew(
  db: Db,
  searchAt: SearchAt | null,
  search: LockedSearch,
  now: Date,
): Promise<NewFinds> {
  const after = seenUntil(search);
  const since = { after, except: await listLateFinds(db, search.id, after), limit: mostFinds };
  if (search.kind === 'projects') return findProjects(db, search, since, now);
  if (!searchAt) throw new Error('The search index is not loaded.');
  return findConsultants({ ...searchAt, db, now }, search, since);
}

interface Since {
  after: Date;
  except: readonly string[];
  limit: number;
}

async function findConsultants(
  at: SearchAt,
  search: LockedSearch,
  since: Since,
): Promise<NewFinds> {
  const filter = searchFilterSchema.safeParse(search.filter);
  if (!filter.success) return nothing;
  const found = await listNewConsultants(at, filter.data, since);
  return {
    ids: found.map(({ userId }) => userId),
    lastAt: found.length < since.limit ? null : (found.at(-1)?.listedSince ?? null),
  };
}

async function findProjects(
  db: Db,
  search: LockedSearch,
  since: Since,
  now: Date,
): Promise<NewFinds> {
  const filter = newProjectsFilterSchema.safeParse(search.filter);
  if (!filter.success) return nothing;
  const listed = await listNewProjects(db, filter.data, since);
  const lastAt = listed.length < since.limit ? null : (listed.at(-1)?.listed_since ?? null);
  const applied = await listAppliedTo(
    db,
    search.userId,
    listed.map(({ id }) => id),
  );
  // Who has applied, such as to one they were invited to before it opened, knows of it.
  const found = await foundBy(db, filter.data, now);
  const projects = listed.filter(({ id }) => !applied.has(id) && (!found || found.has(id)));
  const fitting = await keepFitting(db, search, projects, now);
  return { ids: fitting.map(({ id }) => id), lastAt };
}

/** The projects that a filter's text finds now; null where it asks for nothing. */
async function foundBy(
  db: Db,
  filter: OpenProjectFilter,
  now: Date,
): Promise<ReadonlySet<string> | null> {
  if (!filter.text) return null;
  const found = await searchProjects(db, filter, now);
  // What is only nearest to the text is no find.
  return found && new Set(found.reading.fits ? found.projects.map(({ id }) => id) : []);
}

/** Of these projects those that fit the person well enough, by the score that they have chosen. */
async function keepFitting(
  db: Db,
  { userId, leastScore }: LockedSearch,
  projects: ProjectRow[],
  now: Date,
): Promise<ProjectRow[]> {
  if (leastScore === null || projects.length === 0) return projects;
  const offer = await findOffer(db, userId, now);
  if (!offer) return [];
  const fitting: ProjectRow[] = [];
  for (const project of projects) {
    if (scoreMatch(viewNeed(project), offer).total >= leastScore) fitting.push(project);
    // Reading long texts takes a while, which others do not have to wait for.
    await setImmediate();
  }
  return fitting;
}

async function findOffer(db: Db, userId: UserId, now: Date): Promise<ConsultantOffer | null> {
  const profile = await findProfile(db, userId);
  return profile && viewOffer(profile, await verifiedCertificationsOf(db, userId, now));
}
