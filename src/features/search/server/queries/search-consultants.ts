import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { ConsultantCard } from '#features/consultants/contract/consultant-card.ts';
import type { SearchFilter, SearchInput, SearchPage } from '../../contract.ts';
import { orderKeys } from '../../rules/search-order.ts';
import { readSearchText, type TextClause } from '../../rules/search-text.ts';
import { defaultSort, type SearchSort } from '../../rules.ts';
import { correctText } from './correct-text.ts';
import { countMatches } from './count-matches.ts';
import { type FoundEntry, findEntries } from './find-entries.ts';
import {
  type Condition,
  choiceConditions,
  isCurrent,
  matchesText,
  rangeConditions,
  wasCurrent,
  wordColumns,
} from './search-conditions.ts';
import { readSearchCursor, type SearchCursor, writeSearchCursor } from './search-cursor.ts';

/**
 * For how long, in milliseconds, a list goes on as of its beginning; ended entries are kept a little longer. After
 * that it goes on with the entries of the day.
 */
const listLifetime = 50 * 60_000;

/** One page of the consultants that this filter leaves at `now`; null when the cursor is not one of ours. */
export async function searchConsultants(
  db: Db,
  now: Date,
  { sort, cursor: cursorText, limit, ...filter }: SearchInput,
): Promise<SearchPage | null> {
  if (cursorText === undefined) {
    return findFirstPage(db, now, filter, { sort: sort ?? defaultSort(filter.text), limit });
  }
  const cursor = readSearchCursor(cursorText, filter);
  if (!cursor || (sort && sort !== cursor.sort)) return null;
  const isFresh = now.getTime() - cursor.since < listLifetime;
  const list: ListPlace = isFresh ? cursor : { ...cursor, snapshot: null, since: now.getTime() };
  const page = await findPage(db, now, filter, list, limit);
  return page && { ...page, sort: cursor.sort, total: null, correction: null };
}

/** Where in a list a page begins; without a snapshot it begins one. */
type ListPlace = Omit<SearchCursor, 'snapshot'> & { snapshot: string | null };

interface FoundPage {
  items: ConsultantCard[];
  nextCursor: string | null;
}

async function findFirstPage(
  db: Db,
  now: Date,
  filter: SearchFilter,
  { sort, limit }: { sort: SearchSort; limit: number },
): Promise<SearchPage | null> {
  const beginning: ListPlace = {
    sort,
    level: 0,
    after: null,
    snapshot: null,
    since: now.getTime(),
    usedText: null,
  };
  const answer = async (page: FoundPage, usedText: string | null): Promise<SearchPage> => ({
    ...page,
    sort,
    total: page.nextCursor
      ? await countMatches(db, now, { ...filter, text: usedText ?? filter.text })
      : { count: page.items.length, isCapped: false },
    correction: usedText === null ? null : { typed: filter.text.trim(), used: usedText },
  });
  const page = await findPage(db, now, filter, beginning, limit);
  if (!page) return null;
  const usedText = page.items.length === 0 ? await correctText(db, filter.text) : null;
  if (usedText !== null) {
    const corrected = await findPage(db, now, filter, { ...beginning, usedText }, limit);
    if (corrected && corrected.items.length > 0) return answer(corrected, usedText);
  }
  return answer(page, null);
}

/** Goes through the levels, from those who match the text best on, until the page is full; null beyond the last level. */
async function findPage(
  db: Db,
  now: Date,
  filter: SearchFilter,
  place: ListPlace,
  limit: number,
): Promise<FoundPage | null> {
  const { sort, since, usedText } = place;
  const levels = levelsOf(sort, readSearchText(usedText ?? filter.text));
  if (place.level >= levels.length) return null;
  const narrowed = [...choiceConditions(filter), ...rangeConditions(filter)];
  const found: (FoundEntry & { level: number })[] = [];
  let { after, snapshot } = place;
  for (const [level, text] of levels.entries()) {
    if (level < place.level) continue;
    const visible = snapshot === null ? isCurrent(now) : wasCurrent(snapshot, now);
    const stretch = await findEntries(db, [visible, ...narrowed, ...text], orderKeys[sort], {
      after,
      limit: limit + 1 - found.length,
    });
    snapshot ??= stretch.snapshot;
    found.push(...stretch.entries.map((entry) => ({ ...entry, level })));
    if (found.length > limit) break;
    after = null;
  }
  const last = found.length > limit ? found[limit - 1] : undefined;
  const next = last && {
    ...{ sort, since, usedText, snapshot: snapshot ?? '' },
    ...{ level: last.level, after: { keys: last.keys, userId: last.userId } },
  };
  return {
    items: found.slice(0, limit).map(({ card }) => card),
    nextCursor: next ? writeSearchCursor(next, filter) : null,
  };
}

/**
 * What is asked of the words of an entry, level by level. By relevance, all that a text asks for is in the part that
 * counts most, then at least in the next, then anywhere: the thing that is named in the least place decides.
 */
function levelsOf(sort: SearchSort, clauses: readonly TextClause[]): Condition[][] {
  if (clauses.length === 0) return [[]];
  if (sort !== 'relevance') return [[matchesText(clauses, 'words')]];
  return wordColumns.map((column, level) => {
    const better = wordColumns[level - 1];
    return [
      matchesText(clauses, column),
      ...(better ? [sql<boolean>`not ${matchesText(clauses, better)}`] : []),
    ];
  });
}
