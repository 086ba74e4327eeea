import { createHash } from 'node:crypto';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import { cardToStore } from '#features/profiles/consultants/server/views/listed-profile.ts';
import { ratingOfRow } from '#features/profiles/ratings/server/queries/ratings.ts';
import type { Services } from '#server/services.ts';
import { searchEntryOf } from '../../rules/search-entry.ts';
import { searchVersion } from '../../rules/search-version.ts';
import { readSearchable, type SearchableRow } from '../queries/searchable-rows.ts';
import {
  type CurrentEntry,
  endEntries,
  extendEntries,
  insertEntries,
  listCurrentEntries,
  type StoredEntry,
} from './store-entries.ts';
import { storePlaces, storeWords } from './store-words.ts';

export type SearchSite = Pick<Services, 'clock' | 'isDemo'>;

/**
 * Brings the search entries of these people up to date with their profile, evidence, approval and subscription. Every
 * command that changes one of these calls it, in its own transaction and after the change; people who are not listed
 * (any more) are not found from then on.
 */
export function refreshSearchEntries(
  tx: Tx,
  site: SearchSite,
  userIds: readonly string[],
): Promise<void> {
  return updateEntries(
    tx,
    site,
    userIds,
    (entry, current) => entry.fingerprint === current.fingerprint,
  );
}

/** Makes the entries of these people anew, also those that look up to date. */
export function remakeSearchEntries(
  tx: Tx,
  site: SearchSite,
  userIds: readonly string[],
): Promise<void> {
  return updateEntries(tx, site, userIds, () => false);
}

async function updateEntries(
  tx: Tx,
  site: SearchSite,
  userIds: readonly string[],
  isUpToDate: (entry: StoredEntry, current: CurrentEntry) => boolean,
): Promise<void> {
  if (userIds.length === 0) return;
  // Changes of one person wait for each other here, and the one that comes later reads what the earlier has written.
  await lockPeople(tx, userIds);
  const at = { now: site.clock.now(), isDemo: site.isDemo };
  const rows = await readSearchable(tx, at, userIds);
  const currentOf = new Map(
    (await listCurrentEntries(tx, userIds)).map((current) => [current.user_id, current]),
  );
  const entries = rows.map((row) => ({
    ...toEntry(row, searchVersion(site)),
    listedSince: currentOf.get(row.user_id)?.listed_since ?? at.now,
  }));
  const unchanged = entries.filter((entry) => {
    const current = currentOf.get(entry.userId);
    return current !== undefined && isUpToDate(entry, current);
  });
  const unchangedIds = new Set(unchanged.map(({ userId }) => userId));
  const fresh = entries.filter(({ userId }) => !unchangedIds.has(userId));

  await endEntries(
    tx,
    [...currentOf.keys()].filter((userId) => !unchangedIds.has(userId)),
    at.now,
  );
  await insertEntries(tx, fresh);
  await extendEntries(
    tx,
    unchanged.filter(
      ({ userId, listedUntil }) =>
        currentOf.get(userId)?.listed_until.getTime() !== listedUntil.getTime(),
    ),
  );
  await storePlaces(
    tx,
    fresh.map(({ places, city }) => ({ places, city })),
  );
  await storeWords(tx, fresh);
}

function toEntry(
  row: SearchableRow,
  version: string,
): Omit<StoredEntry, 'listedSince'> & { city: string } {
  const card = cardToStore(row);
  const entry = searchEntryOf({
    title: row.title,
    summary: row.summary,
    experience: row.experience,
    portfolio: row.portfolio_projects,
    city: row.city,
    country: row.country,
    workArrangement: row.work_arrangement,
    languages: row.languages,
    primarySkills: row.primary_skills,
    modules: row.skill_modules,
    secondarySkills: row.secondary_skills,
    certifications: row.certifications,
    verified: row.verified,
    availability: row.availability,
    yearsExperience: row.years_experience,
    hourlyRateUsd: row.hourly_rate_usd,
    rating: ratingOfRow(row).score,
  });
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([version, entry, card]))
    .digest('base64url')
    .slice(0, 22);
  return {
    ...entry,
    userId: row.user_id,
    city: row.city,
    card,
    fingerprint,
    listedUntil: row.listed_until,
  };
}
