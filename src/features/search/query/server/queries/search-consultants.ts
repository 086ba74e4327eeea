import type { FoundConsultant, SearchFilter, SearchInput, SearchPage } from '../../contract.ts';
import type { AskedText } from '../../rules/asked-text.ts';
import { foundConsultants } from '../../rules/found-why.ts';
import { mostClauses } from '../../rules/ranking-weights.ts';
import type { RankPosition } from '../../rules/ranks.ts';
import { readSearchText } from '../../rules/search-text.ts';
import { defaultSort, type SearchSort } from '../../rules/sorts.ts';
import { conditionsOf, readText, wordsOf } from './read-text.ts';
import { countConsultants, findEntries, type SearchAt, withCards } from './search-at.ts';
import { readSearchCursor, type SearchCursor, writeSearchCursor } from './search-cursor.ts';

/**
 * For how long, in milliseconds, a list goes on as of its beginning; ended entries are kept a little longer. After
 * that it goes on with the entries of the day.
 */
const listLifetime = 50 * 60_000;

/** One page of the consultants that this filter leaves at `now`; null when the cursor is not one of ours. */
export async function searchConsultants(
  at: SearchAt,
  { sort, cursor: cursorText, limit, explain, ...filter }: SearchInput,
): Promise<SearchPage | null> {
  const explains = explain === 'score';
  if (cursorText === undefined) {
    const by = sort ?? defaultSort(filter.text !== '');
    return findFirstPage(at, filter, { sort: by, limit, explains });
  }
  const cursor = readSearchCursor(cursorText, filter);
  if (!cursor || (sort && sort !== cursor.sort)) return null;
  const isFresh = at.now.getTime() - cursor.since < listLifetime;
  const list: ListPlace = isFresh ? cursor : { ...cursor, snapshot: null, since: at.now.getTime() };
  const since = new Date(cursor.since);
  const clauses = readSearchText(cursor.usedText ?? wordsOf(filter, since)).slice(0, mostClauses);
  const conditions = conditionsOf(filter, since);
  const asked = cursor.asked && { conditions, clauses, ...cursor.asked };
  const page = await findPage(at, filter, asked, list, { limit, explains });
  return { ...page, sort: cursor.sort, total: null, correction: null, reading: null };
}

/** Where in a list a page begins; without a position and a snapshot it begins one. */
type ListPlace = Omit<SearchCursor, 'asked' | 'after' | 'snapshot'> & {
  after: RankPosition | null;
  snapshot: string | null;
};

interface PageOptions {
  limit: number;
  /** Whether the answer says how scores came about. */
  explains: boolean;
}

interface FoundPage {
  items: FoundConsultant[];
  nextCursor: string | null;
}

async function findFirstPage(
  at: SearchAt,
  filter: SearchFilter,
  { sort, limit, explains }: { sort: SearchSort } & PageOptions,
): Promise<SearchPage> {
  const read = await readText(at, filter);
  const usedText = read?.usedText ?? null;
  const since = at.now.getTime();
  const beginning: ListPlace = { sort, after: null, snapshot: null, usedText, since };
  const asked = read?.asked ?? null;
  const page = await findPage(at, filter, asked, beginning, { limit, explains });
  return {
    ...page,
    sort,
    total: {
      count: page.nextCursor ? await countConsultants(at, filter, asked) : page.items.length,
      isCapped: false,
    },
    correction:
      usedText === null ? null : { typed: wordsOf(filter, at.now).trim(), used: usedText },
    reading: read && { ...read.reading, counts: explains ? read.reading.counts : null },
  };
}

async function findPage(
  at: SearchAt,
  filter: SearchFilter,
  asked: AskedText | null,
  { sort, since, usedText, after, snapshot: begun }: ListPlace,
  { limit, explains }: PageOptions,
): Promise<FoundPage> {
  const snapshot = begun ?? at.loaded.snapshot;
  const found = await findEntries(
    at,
    { filter, text: asked, sort },
    { after, limit: limit + 1, snapshot },
  );
  const last = found.length > limit ? found[limit - 1] : undefined;
  const next = last && {
    ...{ sort, since, usedText, snapshot, asked },
    after: { rank: last.rank, userId: last.userId },
  };
  return {
    items: foundConsultants(
      await withCards(at, found.slice(0, limit)),
      asked?.clauses ?? [],
      explains,
    ),
    nextCursor: next ? writeSearchCursor(next, filter) : null,
  };
}
