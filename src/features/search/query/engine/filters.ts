import type { SearchFilter } from '../contract.ts';
import type { TextClause, TextFilter } from '../rules/asked-text.ts';
import { readLocation } from '../rules/places.ts';
import { availabilityRank } from '../rules/ranks.ts';
import { choiceKey, languageChoice } from '../rules/search-entry.ts';
import { prefixOfLevel } from '../rules/text-levels.ts';
import { Bitset } from './bitset.ts';
import { anyVerified, availabilityChoice, type SearchIndex } from './search-index.ts';

/** One thing that a text asks for, with the stems of its words. */
export interface StemmedClause extends TextClause {
  stems: readonly string[];
}

/** The filters that are lists of choices; further choices of them are counted. */
export type ChoiceFilter = Pick<
  SearchFilter,
  'skill' | 'module' | 'location' | 'language' | 'availability'
>;

/** The choices of a filter: skill or module, place, language, availability. */
export const choicesOf = ({ skill, module, location, language, availability }: ChoiceFilter) => ({
  knowledge: module ?? skill ?? null,
  place: readLocation(location) ?? null,
  language: language ? languageChoice(language) : null,
  availability: availability === 'all' ? null : availabilityChoice(availabilityRank(availability)),
});

/** Keeps the documents that have all of these choices. */
export function keepChosen(
  index: SearchIndex,
  among: Bitset,
  choices: readonly (string | null)[],
): Bitset {
  for (const choice of choices) if (choice !== null) among.and(index.having(choiceKey(choice)));
  return among;
}

/** Keeps the documents that match what a filter asks of credentials, rate and experience. */
export function keepInRange(index: SearchIndex, among: Bitset, filter: SearchFilter): Bitset {
  const {
    credentials,
    minRate = 0,
    maxRate = Number.POSITIVE_INFINITY,
    minExperience = 0,
  } = filter;
  if (credentials === 'verified') keepChosen(index, among, [anyVerified]);
  if (minRate === 0 && maxRate === Number.POSITIVE_INFINITY && minExperience === 0) return among;
  return among.keep((docId) => {
    const { hourlyRateUsd: rate = 0, experience = 0 } = index.documents[docId] ?? {};
    return rate >= minRate && rate <= maxRate && experience >= minExperience;
  });
}

/** The documents that have everything a text asks for in its part, as the text limits them. */
export function matchText(
  index: SearchIndex,
  clauses: readonly StemmedClause[],
  { level, better, listing }: Pick<TextFilter, 'level' | 'better' | 'listing'>,
): Bitset {
  // A clause with neither terms nor stems asks for nothing, and a text of such clauses alone finds nothing.
  const asking = clauses.filter(({ terms, stems }) => terms.length + stems.length > 0);
  if (asking.length === 0) return new Bitset(index.size);
  const inPart = (prefix: string): Bitset =>
    allOf(
      index,
      asking.map(({ terms, stems }) => {
        const found = anyOf(
          index,
          terms.map((term) => prefix + term),
        );
        if (stems.length === 0) return found;
        const written = havingAll(
          index,
          stems.map((stem) => prefix + stem),
        );
        // The words of a name count in a better part only for those who list the thing itself.
        if (terms.length > 0 && prefix !== prefixOfLevel.all) written.and(anyOf(index, terms));
        return found.or(written);
      }),
    );
  const matching = inPart(prefixOfLevel[level]);
  if (better) matching.andNot(inPart(prefixOfLevel[better]));
  if (listing === undefined) return matching;
  const listed = allOf(
    index,
    clauses
      .filter(({ meant }) => meant.length > 0)
      .map(({ terms, meant }) => anyOf(index, [...terms, ...meant])),
  );
  return listing ? matching.and(listed) : matching.andNot(listed);
}

/** The documents that have all of these words; all documents for none. */
export const havingAll = (index: SearchIndex, words: readonly string[]): Bitset =>
  allOf(
    index,
    words.map((word) => index.having(word)),
  );

function allOf({ size }: SearchIndex, [first, ...others]: readonly Bitset[]): Bitset {
  const all = first ?? Bitset.all(size);
  for (const other of others) all.and(other);
  return all;
}

function anyOf(index: SearchIndex, words: readonly string[]): Bitset {
  const any = new Bitset(index.size);
  for (const word of words) index.postingOf(word)?.visit((docId) => any.add(docId));
  return any;
}
