import type { UserId } from '#access/user.ts';
import { normalisePhrase } from '#catalogue/normalise-phrase.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import { asksOfProjects } from '#features/search/open-projects/server/queries/read-text.ts';
import { cleanLine } from '#lib/api/clean-text.ts';
import type { Services } from '#server/services.ts';
import type { SavedSearch } from '../../contract.ts';
import type { SavedSearchId } from '../../ids.ts';
import type { SearchKind } from '../../rules/kinds.ts';
import { savedSearchesMax } from '../../rules/limits.ts';
import { findSavedSearch } from '../queries/saved-searches.ts';
import { viewSavedSearch } from '../views.ts';

/** What is to be looked for, and under which name. */
export interface WantedSearch {
  kind: SearchKind;
  name: string;
  filter: { text?: string | undefined };
  leastScore: number | null;
}

/** What a search only reads may hold what the database does not keep. */
const cleaned = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? cleanLine(value) : value;

export type SaveOutcome =
  | { refused: 'NAME_TAKEN' | 'TOO_MANY_SEARCHES' | 'NOTHING_TO_SEARCH' }
  | { refused: null; search: SavedSearch };

/**
 * Saves a search; what comes from now on is looked for. The person's own row is held, so that many at once do not make
 * more of them than there may be.
 */
export async function saveSearch(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  userId: UserId,
  { kind, name, filter, leastScore }: WantedSearch,
): Promise<SaveOutcome> {
  const text = cleanLine(filter.text ?? '');
  if (text !== '' && !asksSomething(kind, text, clock.now())) {
    return { refused: 'NOTHING_TO_SEARCH' };
  }
  await lockPeople(tx, [userId]);
  const names = await listNames(tx, userId);
  if (names.some((other) => other.name === name)) return { refused: 'NAME_TAKEN' };
  if (names.length >= savedSearchesMax) return { refused: 'TOO_MANY_SEARCHES' };
  const now = clock.now();
  const { id } = await tx
    .insertInto('saved_searches')
    .values({
      ...{ user_id: userId, kind, name, filter: JSON.stringify(filter, cleaned) },
      ...{ least_score: leastScore, saved_at: now, looked_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const search = await findSavedSearch(tx, userId, id);
  if (!search) throw new Error(`Saved search ${id} is not there.`);
  return { refused: null, search: viewSavedSearch(search) };
}

/** Whether a text has a word that the search reads: without one, a saved search would find everything. */
const asksSomething = (kind: SearchKind, text: string, now: Date): boolean =>
  kind === 'projects' ? asksOfProjects(text, now) : normalisePhrase(text) !== '';

export type RenameOutcome =
  | { refused: 'NAME_TAKEN' | 'SAVED_SEARCH_NOT_FOUND' }
  | { refused: null; search: SavedSearch };

/** Gives one's own search another name. */
export async function renameSearch(
  tx: Tx,
  userId: UserId,
  { id, name }: { id: SavedSearchId; name: string },
): Promise<RenameOutcome> {
  await lockPeople(tx, [userId]);
  const names = await listNames(tx, userId);
  if (!names.some((own) => own.id === id)) return { refused: 'SAVED_SEARCH_NOT_FOUND' };
  if (names.some((other) => other.id !== id && other.name === name)) {
    return { refused: 'NAME_TAKEN' };
  }
  await tx.updateTable('saved_searches').set({ name }).where('id', '=', id).execute();
  const search = await findSavedSearch(tx, userId, id);
  if (!search) return { refused: 'SAVED_SEARCH_NOT_FOUND' };
  return { refused: null, search: viewSavedSearch(search) };
}

/** Removes one's own search with what it has found; says whether it was there. */
export async function removeSearch(tx: Tx, userId: UserId, id: SavedSearchId): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const listNames = (tx: Tx, userId: UserId) =>
  tx.selectFrom('saved_searches').select(['id', 'name']).where('user_id', '=', userId).execute();
