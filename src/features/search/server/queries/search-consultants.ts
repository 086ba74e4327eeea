import type { Db } from '#db/client.ts';
import type {
  FoundConsultant,
  SearchFilter,
  SearchInput,
  SearchPage,
  TextReading,
} from '../../contract.ts';
import { askedPart, foundConsultant } from '../../rules/found-why.ts';
import { readSearchText, type TextFilter } from '../../rules/search-text.ts';
import { defaultSort, type SearchSort } from '../../rules/sorts.ts';
import { textLevels } from '../../rules/text-levels.ts';
import { correctText } from './correct-text.ts';
import type { EntrySource, FoundEntry } from './entry-source.ts';
import { readSearchCursor, type SearchCursor, writeSearchCursor } from './search-cursor.ts';

/**
 * For how long, in milliseconds, a list goes on as of its beginning; ended entries are kept a little longer. After
 * that it goes on with the entries of the day.
 */
const listLifetime = 50 * 60_000;

/** What is searched, and when. */
export interface SearchAt {
  db: Db;
  entries: EntrySource;
  now: Date;
}

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
  if (cursor.level >= levelsOf(cursor.sort, cursor.usedText ?? filter.text).length) return null;
  const isFresh = at.now.getTime() - cursor.since < listLifetime;
  const list: ListPlace = isFresh ? cursor : { ...cursor, snapshot: null, since: at.now.getTime() };
  const page = await findPage(at, filter, list, limit);
  return { ...page, sort: cursor.sort, total: null, correction: null, reading: null };
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
): Promise<SearchPage> {
  const beginning: ListPlace = {
    sort,
    level: 0,
    after: null,
    snapshot: null,
    since: at.now.getTime(),
    usedText: null,
  };
  const answer = async (page: FoundPage, usedText: string | null): Promise<SearchPage> => ({
    ...page,
    sort,
    total: page.nextCursor
      ? await at.entries.count({ ...filter, text: usedText ?? filter.text })
      : { count: page.items.length, isCapped: false },
    correction: usedText === null ? null : { typed: filter.text.trim(), used: usedText },
    reading: readingOf(usedText ?? filter.text),
  });
  const page = await findPage(at, filter, beginning, limit);
  const usedText = page.items.length === 0 ? await correctText(at.db, filter.text) : null;
  if (usedText !== null) {
    const corrected = await findPage(at, filter, { ...beginning, usedText }, limit);
    if (corrected.items.length > 0) return answer(corrected, usedText);
  }
  return answer(page, null);
}

/** Goes through the levels, from those who match the text best on, until the page is full. */
async function findPage(
  { entries }: SearchAt,
  filter: SearchFilter,
  place: ListPlace,
  limit: number,
): Promise<FoundPage> {
  const { sort, since, usedText } = place;
  const text = usedText ?? filter.text;
  const clauses = readSearchText(text);
  const levels = levelsOf(sort, text);
  const found: (FoundEntry & { level: number })[] = [];
  let { level, after, snapshot } = place;
  // Several slices have to be of one snapshot; a single one may take its own.
  if (levels.length > 1) snapshot ??= await entries.takeSnapshot();
  while (level < levels.length && found.length <= limit) {
    const slice = await entries.find(
      { filter, text: levels[level] ?? null, sort },
      { after, limit: limit + 1 - found.length, snapshot },
    );
    snapshot ??= slice.snapshot;
    for (const entry of slice.found) found.push({ ...entry, level });
    after = slice.next;
    if (!after) level += 1;
  }
  const last = found.length > limit ? found[limit - 1] : undefined;
  const next = last && {
    ...{ sort, since, usedText, snapshot: snapshot ?? '' },
    ...{ level: last.level, after: { rank: last.rank, userId: last.userId } },
  };
  return {
    items: found.slice(0, limit).map(({ card, tiers }) => foundConsultant(card, clauses, tiers)),
    nextCursor: next ? writeSearchCursor(next, filter) : null,
  };
}

/** How a text was read; null where it asks for nothing. */
function readingOf(text: string): TextReading | null {
  const clauses = readSearchText(text);
  if (clauses.length === 0) return null;
  return { parts: clauses.map((clause) => askedPart(clause, true)), isRelaxed: false };
}

/**
 * What is asked of the words of an entry, level by level. By relevance, all that a text asks for is in the part that
 * counts most, then at least in the next, then anywhere: the thing that is named in the least place decides.
 */
function levelsOf(sort: SearchSort, text: string): (TextFilter | null)[] {
  const clauses = readSearchText(text);
  if (clauses.length === 0) return [null];
  if (sort !== 'relevance') return [{ clauses, level: 'all', better: undefined }];
  return textLevels.map((level, index) => ({ clauses, level, better: textLevels[index - 1] }));
}
