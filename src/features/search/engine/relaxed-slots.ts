import type { RelaxedText } from '../rules/asked-text.ts';
import { tiersOf } from '../rules/match-tiers.ts';
import { decisiveClauses, shareOf, tierValues } from '../rules/relaxed-text.ts';
import type { StemmedClause } from './entry-filters.ts';
import type { EntryMemory } from './entry-memory.ts';
import { firstTierOf, tierFilter } from './entry-tiers.ts';
import { allOf, anyOf, inPosting, keepMatching, type SlotFilter } from './slot-filter.ts';

/** Which share of a relaxed text each slot answers, and which slots answer enough of it. */
export interface RelaxedSlots {
  shareOf(slot: number): number;
  filter: SlotFilter;
}

const noStems: Pick<StemmedClause, 'stems'> = { stems: [] };

/** `stemmed` are the clauses of the text, with the stems of their words. */
export function relaxedSlots(
  memory: EntryMemory,
  text: RelaxedText,
  stemmed: readonly StemmedClause[],
): RelaxedSlots {
  const values = tierValues(text);
  const tiers = text.clauses.map((clause, index) =>
    tiersOf(clause).map((tier) => tierFilter(memory, stemmed[index] ?? noStems, tier)),
  );
  // Asked for the same slot twice: whether it is in the list, and where it stands.
  let known = { slot: -1, share: 0 };
  const share = (slot: number): number => {
    if (known.slot === slot) return known.share;
    let answered = 0;
    for (const [index, ofClause] of tiers.entries()) {
      answered += values[index]?.[firstTierOf(ofClause, slot)] ?? 0;
    }
    known = { slot, share: shareOf(answered, text.weights) };
    return known.share;
  };
  const candidates = anyOf(
    decisiveClauses(text).map((index) => canAnswer(memory, text, index, stemmed[index])),
  );
  return {
    shareOf: share,
    filter: {
      atMost: candidates.atMost,
      matches: (slot) => candidates.matches(slot) && share(slot) >= text.floor,
      candidates: () => candidates.candidates(),
      marks: (size) => {
        const marks = candidates.marks(size);
        keepMatching(marks, (slot) => share(slot) >= text.floor);
        return marks;
      },
    },
  };
}

/** The slots that answer a clause in any way. */
function canAnswer(
  memory: EntryMemory,
  { clauses }: RelaxedText,
  index: number,
  { stems }: Pick<StemmedClause, 'stems'> = noStems,
): SlotFilter {
  const { terms = [], meant = [], nearest = [] } = clauses[index] ?? {};
  const has = (word: string): SlotFilter => inPosting(memory.postingOf(word));
  return anyOf([
    ...[...terms, ...meant, ...nearest].map(has),
    ...(stems.length > 0 ? [allOf(stems.map(has))] : []),
  ]);
}
