import type { RelaxedText } from '../rules/asked-text.ts';
import { tierValues } from '../rules/relaxed-text.ts';
import { type ScoreTier, tiersOf } from '../rules/score-tiers.ts';
import { prefixOfLevel } from '../rules/text-levels.ts';
import { havingAll, type StemmedClause } from './filters.ts';
import type { SearchIndex } from './search-index.ts';
import { sumOfFirst } from './sum-of-first.ts';

type Stems = Pick<StemmedClause, 'stems'>;

/** For each document, how much of a relaxed text it answers: weights times what each tier is worth, added up. */
export const answeredOf = (
  index: SearchIndex,
  text: RelaxedText,
  stemmed: readonly Stems[],
): Uint32Array<ArrayBuffer> => {
  const values = tierValues(text);
  return sumOfFirst(
    index.size,
    text.clauses.map((clause, number) =>
      (text.weights[number] ? tiersOf(clause) : []).flatMap((tier, place) => {
        const words = wordsOf(tier, stemmed[number] ?? { stems: [] });
        const worth = values[number]?.[place] ?? 0;
        return words ? [{ documents: [havingAll(index, words)], worth }] : [];
      }),
    ),
  );
};

/** The first way in which a document answers a clause, by its index in `tiersOf`; -1 for none. */
export const firstTierOf = (index: SearchIndex, clause: StemmedClause, docId: number): number =>
  tiersOf(clause).findIndex((tier) => {
    const words = wordsOf(tier, clause);
    return words?.every((word) => index.has(word, docId)) ?? false;
  });

/** The words that a document has which answers in this way; null where none does. */
function wordsOf({ words, listed }: ScoreTier, { stems }: Stems): string[] | null {
  // Where nothing is left of the words, no document has them.
  if (words !== null && stems.length === 0) return null;
  return [
    ...(words === null ? [] : stems.map((stem) => prefixOfLevel[words] + stem)),
    ...(listed === null ? [] : [prefixOfLevel[listed.level] + listed.term]),
  ];
}
