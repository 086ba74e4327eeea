import type { Db } from '#db/client.ts';
import type { ConsultantCard } from '#features/consultants/contract/consultant-card.ts';
import type { SearchFilter, SearchInput, SearchPage } from '../../contract.ts';
import { readSearchText, type TextClause } from '../../rules/search-text.ts';
import { defaultSort, type SearchSort } from '../../rules.ts';
import { correctText } from './correct-text.ts';
import { countMatches } from './count-matches.ts';
import { type FoundEntry, findEntries, keepListed, takeSnapshot } from './find-entries.ts';
import {
  type Condition,
  isCurrent,
  matchesText,
  textLevels,
  wasCurrent,
} from './search-conditions.ts';
import { readSearchCursor, type SearchCursor, writeSearchCursor } from './search-cursor.ts';
import { filterConditions } from './search-ranks.ts';

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
  const narrowed = filterConditions(filter, sort);
  const found: (FoundEntry & { level: number })[] = [];
  let { level, after, snapshot } = place;
  // Several statements have to read the same moment; one reads the moment it begins.
  if (levels.length > 1) snapshot ??= await takeSnapshot(db);
  while (level < levels.length && found.length <= limit) {
    const visible = snapshot === null ? isCurrent(now) : wasCurrent(snapshot, now);
    const conditions = [visible, ...narrowed, ...(levels[level] ?? [])];
    const missing = limit + 1 - found.length;
    const stretch = await findEntries(db, conditions, sort, {
      after,
      limit: missing,
      snapshot,
    });
    snapshot ??= stretch[0]?.snapshot ?? null;
    const listed = await keepListed(db, now, stretch);
    for (const entry of listed) found.push({ ...entry, level });
    if (stretch.length === missing) {
      after = stretch.at(-1) ?? null;
    } else {
      level += 1;
      after = null;
    }
  }
  const last = found.length > limit ? found[limit - 1] : undefined;
  const next = last && {
    ...{ sort, since, usedText, snapshot: snapshot ?? '' },
    ...{ level: last.level, after: { rank: last.rank, userId: last.userId } },
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
  if (sort !== 'relevance') return [[matchesText(clauses, 'all')]];
  return textLevels.map((level, index) => [matchesText(clauses, level, textLevels[index - 1])]);
}
