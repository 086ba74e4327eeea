import fc from 'fast-check';
import type { Bitset } from '#features/search/lib/ranked/bitset.ts';
import { meritOf } from '../rules/ranks.ts';
import type { EntryVersion } from './entry-version.ts';
import { SearchIndex } from './search-index.ts';

/** What a profile says in each part, already stemmed. */
interface Parts {
  title: string[];
  top: string[];
  upper: string[];
  rest: string[];
}

/** A version, with its words part by part and one by one. */
export interface ModelVersion extends EntryVersion {
  parts: Parts;
  wordList: readonly string[];
}

/** What tells a version from all others. */
export const nameOf = ({ userId, from }: Pick<EntryVersion, 'userId' | 'from'>): string =>
  `${userId} since ${from}`;

/** The names of the versions that are in a set, sorted. */
export function namesIn(index: SearchIndex, documents: Bitset): string[] {
  const names: string[] = [];
  documents.visit((docId) => {
    const document = index.documents[docId];
    if (document) names.push(nameOf(document));
  });
  return names.sort();
}

/** Words as the database writes them. */
export const textOfWords = (words: readonly string[]): string =>
  words.map((word) => `'${word.replace(/['\\]/g, '$&$&')}'`).join(' ');

export const anyStem = fc.constantFrom('ledger', 'warehous', 'skill:sales', 'pos');
const someOf = <Item>(...items: readonly Item[]) => fc.subarray([...items]);

const parts: fc.Arbitrary<Parts> = fc.record({
  title: fc.uniqueArray(anyStem, { maxLength: 1 }),
  top: fc.uniqueArray(anyStem, { maxLength: 2 }),
  upper: fc.uniqueArray(anyStem, { maxLength: 2 }),
  rest: fc.uniqueArray(anyStem, { maxLength: 2 }),
});

/** What one version says; many are alike, so that ids have to decide. */
const content = fc
  .record({
    rating: fc.constantFrom(0, 450),
    experience: fc.integer({ min: 1, max: 4 }),
    hourlyRateUsd: fc.integer({ min: 90, max: 94 }),
    availability: fc.integer({ min: 0, max: 2 }),
    verified: someOf('power-bi-data-analyst'),
    skills: someOf('power-bi', 'sales'),
    modules: someOf('power-bi.reports', 'sales.forecasting', 'sales.lead-management'),
    places: someOf('city:leeds-uk', 'city:london-uk', 'country:uk', 'remote'),
    listedUntil: fc.integer({ min: 1, max: 9 }),
    listedSince: fc.integer({ min: 0, max: 9 }),
    parts,
  })
  .map((said) => {
    const wordList = wordsOf(said.parts);
    return { ...said, merit: meritOf(said), wordList, words: textOfWords(wordList) };
  });

/** As the table has them, with prefixes for the best part, for it and the next, and for these and the third. */
function wordsOf({ title, top: next, upper, rest }: Parts): string[] {
  const top = [...new Set([...title, ...next])];
  const better = [...new Set([...top, ...upper])];
  return [
    ...new Set([...better, ...rest]),
    ...title.map((word) => `0:${word}`),
    ...top.map((word) => `1:${word}`),
    ...better.map((word) => `2:${word}`),
  ];
}

/** Milliseconds at some of which some people are listed. */
export const anyTime = fc.integer({ min: 0, max: 9 });

const userIds = ['1', '2', '3', '5', '8', 'd'].map(
  (digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`,
);

/** What one transaction did to one person; `rewrite` writes twice, so that one version ends as it begins. */
const step = fc.record({
  userId: fc.constantFrom(...userIds),
  kind: fc.constantFrom('write', 'write', 'write', 'rewrite', 'end', 'extend'),
  content,
});

/**
 * A table of versions as the database keeps it, and what was read of it at each look: the rows that changed, the ended
 * ones first.
 */
export interface History {
  rows: readonly ModelVersion[];
  looks: readonly (readonly ModelVersion[])[];
}

type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;

/** Everything that can happen to a few people, in one to three looks. */
export const histories: fc.Arbitrary<History> = fc
  .array(fc.array(step, { maxLength: 20 }), { minLength: 1, maxLength: 3 })
  .map((between) => {
    let rows: readonly ModelVersion[] = [];
    let xid = 100;
    const looks = between.map((steps) => {
      const before = new Set(rows);
      for (const each of steps) {
        xid += 1;
        rows = takeStep(rows, each, xid);
      }
      return rows.filter((row) => !before.has(row)).toSorted(inOrderOfReading);
    });
    return { rows, looks };
  });

function takeStep(
  rows: readonly ModelVersion[],
  { userId, kind, content: said }: Step,
  xid: number,
): ModelVersion[] {
  const isCurrent = (row: ModelVersion): boolean => row.userId === userId && row.to === null;
  if (kind === 'extend') {
    return rows.map((row) =>
      isCurrent(row) ? { ...row, listedUntil: row.listedUntil + said.listedUntil } : row,
    );
  }
  const ended = rows.map((row) => (isCurrent(row) ? { ...row, to: xid } : row));
  if (kind === 'end') return ended;
  const written: ModelVersion = {
    ...said,
    userId,
    from: xid,
    to: null,
  };
  return [...ended, ...(kind === 'rewrite' ? [{ ...written, to: xid }] : []), written];
}

const inOrderOfReading = (one: ModelVersion, other: ModelVersion): number =>
  one.from - other.from || (one.to ?? Infinity) - (other.to ?? Infinity);

/** The index that has followed a history. */
export function indexOf({ looks }: Pick<History, 'looks'>): SearchIndex {
  const index = new SearchIndex();
  for (const versions of looks) index.apply(versions);
  return index;
}

/** A version of every entry, fed one after the other. */
export const peopleNow: fc.Arbitrary<ModelVersion[]> = fc
  .array(content, { maxLength: 25 })
  .map((said) =>
    said.map((each, index) => ({
      ...each,
      userId: `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
      from: 1,
      to: null,
    })),
  );
