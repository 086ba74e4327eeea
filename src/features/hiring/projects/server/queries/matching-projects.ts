import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ConsultantViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
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
import type { ProjectId } from '../../ids.ts';
import type { OpenProjectFilter } from '../../rules/open-project-filter.ts';
import { scoredProjects } from '../../rules/scored-projects.ts';
import { viewNeed } from '../views.ts';
import { type DigestedNeed, digestNeed, knownScore, offerKey, scoreOnce } from './known-scores.ts';
import { selectBrowsable } from './open-projects.ts';
import { type ProjectRow, selectProjects } from './project-rows.ts';

/** Older ones follow those that are scored. */
const unscored = -1;

/**
 * What consultants may browse at `now`, those that fit this one best first: the newest thousand of them by their match
 * score, the older ones after them by time. A score stands in no table: it is derived from profile and project as they
 * are now. Without a profile all come newest first.
 */
export async function listMatchingProjects(
  db: Db,
  consultant: ConsultantViewer,
  filter: OpenProjectFilter,
  now: Date,
  { limit, after }: RankedPageRequest,
): Promise<Page<ProjectRow>> {
  const open = selectBrowsable(db, filter, now);
  const columns = { createdAt: 'created_at', id: 'id' } as const;
  const newest = await newestFirst(
    open.clearSelect().select(['id', 'created_at', projectVersion]),
    { limit: scoredProjects, after: null },
    columns,
  )
    .$narrowType<Versioned>()
    .execute();
  const scored = newest.slice(0, scoredProjects);
  const scores = await scoreProjects(db, consultant, scored, now);
  const places = scored
    .map(({ id, created_at }) => ({ rank: scores.get(id) ?? 0, createdAt: created_at, id }))
    .filter((place) => !after || byRank(after, place) < 0)
    .sort(byRank)
    .slice(0, limit + 1);

  const oldest = scored.at(-1);
  const missing = limit + 1 - places.length;
  const older =
    newest.length > scoredProjects && oldest && missing > 0
      ? await newestFirst(
          open.clearSelect().select(['id', 'created_at']),
          {
            limit: missing - 1,
            after: laterOf({ createdAt: oldest.created_at, id: oldest.id }, after),
          },
          columns,
        )
          .$narrowType<{ id: ProjectId }>()
          .execute()
      : [];
  const all = [
    ...places,
    ...older.map(({ id, created_at }) => ({ rank: unscored, createdAt: created_at, id })),
  ];
  const page = all.slice(0, limit);
  const last = page.at(-1);
  const read = page.length === 0 ? [] : await open.where('id', 'in', idsOf(page)).execute();
  const byId = new Map(read.map((row) => [row.id, row]));
  return {
    items: page.flatMap(({ id }) => byId.get(id) ?? []),
    nextCursor: last && all.length > limit ? writeRankedCursor('match', last) : null,
  };
}

const idsOf = (places: readonly { id: ProjectId }[]) => places.map(({ id }) => id);

/** Where the older ones go on: after the last that is scored, or further down where a page ended among them. */
const laterOf = (
  lastScored: NewestFirstPosition,
  after: RankedPosition | null,
): NewestFirstPosition =>
  after?.rank === unscored && byRank({ ...lastScored, rank: unscored }, after) < 0
    ? after
    : lastScored;

/** Another for every state that a project has been saved in. */
const projectVersion = sql<string>`xmin::text`.as('version');
type Versioned = { id: ProjectId; version: string };

const knownNeeds = new LRUCache<string, DigestedNeed>({ max: 5000 });

/** How many projects with all their texts are read at once. */
const readAtOnce = 200;

/** How well this consultant fits these projects, in points of 100; nothing without a profile. */
async function scoreProjects(
  db: Db,
  { userId }: ConsultantViewer,
  projects: readonly Versioned[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const scores = new Map<string, number>();
  const [versions, verified] = await Promise.all([
    profileVersions(db, [userId]),
    verifiedCertificationsOf(db, userId, now),
  ]);
  const version = versions.get(userId);
  if (version === undefined || projects.length === 0) return scores;
  const needs = await readNeeds(db, projects);
  const key = offerKey(userId, version, verified);
  const unknown: [string, DigestedNeed][] = [];
  for (const [id, need] of needs) {
    const score = knownScore(need, key);
    if (score === undefined) unknown.push([id, need]);
    else scores.set(id, score);
  }
  const profile = unknown.length > 0 ? await findProfile(db, userId) : null;
  if (!profile) return scores;
  const offer = viewOffer(profile, verified);
  for (const [at, [id, need]] of unknown.entries()) {
    scores.set(id, scoreOnce(need, key, offer));
    // Others do not have to wait for hundreds of them.
    if (at % 50 === 49) await setImmediate();
  }
  return scores;
}

/** What these projects ask for, by their ids; read once for each state of a project. */
async function readNeeds(
  db: Db,
  projects: readonly Versioned[],
): Promise<ReadonlyMap<string, DigestedNeed>> {
  const needs = new Map<string, DigestedNeed>();
  const unread: ProjectId[] = [];
  for (const { id, version } of projects) {
    const need = knownNeeds.get(`${id} ${version}`);
    if (need) needs.set(id, need);
    else unread.push(id);
  }
  for (let at = 0; at < unread.length; at += readAtOnce) {
    const rows = await selectProjects(db)
      .select(projectVersion)
      .where('id', 'in', unread.slice(at, at + readAtOnce))
      .execute();
    for (const row of rows) {
      const need = digestNeed(viewNeed(row));
      knownNeeds.set(`${row.id} ${row.version}`, need);
      needs.set(row.id, need);
      // Reading long texts takes a while, which others do not have to wait for.
      await setImmediate();
    }
  }
  return needs;
}
