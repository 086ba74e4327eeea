import type { FoundConsultant, SearchFilter, SearchInput, SearchPage } from '../../contract.ts';
import type { AskedText, TextClause } from '../../rules/asked-text.ts';
import { foundConsultants } from '../../rules/found-why.ts';
import { readSearchText } from '../../rules/search-text.ts';
import { defaultSort, type SearchSort } from '../../rules/sorts.ts';
import { textLevels } from '../../rules/text-levels.ts';
import { askedOf, type Relaxation, readText } from './read-text.ts';
import {
  countConsultants,
  type FoundEntry,
  findEntries,
  type SearchAt,
  withCards,
} from './search-at.ts';
import { readSearchCursor, type SearchCursor, writeSearchCursor } from './search-cursor.ts';

/**
 * For how long, in milliseconds, a list goes on as of its beginning; ended entries are kept a little longer. After
 * that it goes on with the entries of the day.
 */
const listLifetime = 50 * 60_000;

/** One page of the consultants that this filter leaves at `now`; null when the cursor is not one of ours. */
export async function searchConsultants(
  at: SearchAt,
  { sort, cursor: cursorText, limit, ...filter }: SearchInput,
): Promise<SearchPage | null> {
  if (cursorText === undefined) {
    return findFirstPage(at, filter, { sort: sort ?? defaultSort(filter.text !== ''), limit });
  }
  const cursor = readSearchCursor(cursorText, filter);
  if (!cursor || (sort && sort !== cursor.sort)) return null;
  const isFresh = at.now.getTime() - cursor.since < listLifetime;
  const list: ListPlace = isFresh ? cursor : { ...cursor, snapshot: null, since: at.now.getTime() };
  const clauses = readSearchText(cursor.usedText ?? filter.text).slice(
    0,
    cursor.relaxed?.weights.length,
  );
  const page = await findPage(at, filter, clauses, list, limit);
  return page && { ...page, sort: cursor.sort, total: null, correction: null, reading: null };
}

/** Where in a list a page begins; without a snapshot it begins one. */
type ListPlace = Omit<SearchCursor, 'snapshot'> & { snapshot: string | null };

interface FoundPage {
  items: FoundConsultant[];
  nextCursor: string | null;
}

async function findFirstPage(
  at: SearchAt,
  filter: SearchFilter,
  { sort, limit }: { sort: SearchSort; limit: number },
): Promise<SearchPage | null> {
  const read = await readText(at, filter.text);
  const usedText = read?.usedText ?? null;
  const beginning: ListPlace = {
    ...{ sort, level: 0, after: null, snapshot: null, usedText },
    since: at.now.getTime(),
    relaxed: read?.relaxed ?? null,
  };
  const page = await findPage(at, filter, read?.clauses ?? [], beginning, limit);
  return (
    page && {
      ...page,
      sort,
      total: {
        count: page.nextCursor
          ? await countConsultants(at, filter, read && askedOf(read))
          : page.items.length,
        isCapped: false,
      },
      correction: usedText === null ? null : { typed: filter.text.trim(), used: usedText },
      reading: read?.reading ?? null,
    }
  );
}

/**
 * Goes through the levels, from those who match the text best on, until the page is full; null beyond the last level.
 */
async function findPage(
  at: SearchAt,
  filter: SearchFilter,
  clauses: readonly TextClause[],
  place: ListPlace,
  limit: number,
): Promise<FoundPage | null> {
  const { sort, since, usedText, relaxed } = place;
  const levels = levelsOf(sort, clauses, relaxed);
  const snapshot = place.snapshot ?? at.loaded.snapshot;
  const found: (FoundEntry & { level: number })[] = [];
  let { level, after } = place;
  if (level >= levels.length) return null;
  for (; level < levels.length && found.length <= limit; level += 1, after = null) {
    const part = await findEntries(
      at,
      { filter, text: levels[level] ?? null, sort },
      { after, limit: limit + 1 - found.length, snapshot },
    );
    for (const entry of part) found.push({ ...entry, level });
  }
  const last = found.length > limit ? found[limit - 1] : undefined;
  const next = last && {
    ...{ sort, since, usedText, relaxed, snapshot },
    ...{ level: last.level, after: { rank: last.rank, userId: last.userId } },
  };
  return {
    items: foundConsultants(await withCards(at, found.slice(0, limit)), clauses),
    nextCursor: next ? writeSearchCursor(next, filter) : null,
  };
}

/**
 * What is asked of the words of an entry, level by level. By relevance, all that a text asks for is in the part that
 * counts most, then at least in the next, then anywhere. The thing that is named in the least place decides. A relaxed
 * text has one level, which is ordered by the share that is answered.
 */
function levelsOf(
  sort: SearchSort,
  clauses: readonly TextClause[],
  relaxed: Relaxation | null,
): (AskedText | null)[] {
  if (clauses.length === 0) return [null];
  if (relaxed || sort !== 'relevance') return [askedOf({ clauses, relaxed })];
  // Where people's words usually have to do with something, those who list it come first.
  const listings = clauses.some(({ meant }) => meant.length > 0) ? [true, false] : [undefined];
  return listings.flatMap((listing) =>
    textLevels.map((level, index) => ({ clauses, level, better: textLevels[index - 1], listing })),
  );
}
