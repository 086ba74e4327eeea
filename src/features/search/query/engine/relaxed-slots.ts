import type { RelaxedText } from '../rules/asked-text.ts';
import { tiersOf } from '../rules/match-tiers.ts';
import { leastAnswered, shareOf, tierValues } from '../rules/relaxed-text.ts';
import type { EntryMemory } from './entry-memory.ts';
import { firstTierOf, tierFilter } from './entry-tiers.ts';
import type { RelaxedShares, Stems } from './relaxed-shares.ts';
import { inMarks, type SlotFilter } from './slot-filter.ts';
import { addMarked, keepMarked, mark, noMarks, type SlotMarks } from './slot-marks.ts';

/** Which share of a relaxed text each slot answers, 0 where that is not enough, and which slots answer enough of it. */
export interface RelaxedSlots {
  shareOf(slot: number): number;
  filter: SlotFilter;
}

/**
 * `known` are the shares of the slots that there were when they were worked out; those that came since are looked at
 * one by one. `stemmed` are the clauses of the text, with the stems of their words.
 */
export function relaxedSlots(
  memory: EntryMemory,
  text: RelaxedText,
  stemmed: readonly Stems[],
  known: RelaxedShares,
): RelaxedSlots {
  const values = tierValues(text);
  const tiers = text.clauses.map((clause, index) =>
    tiersOf(clause).map((tier) => tierFilter(memory, stemmed[index] ?? { stems: [] }, tier)),
  );
  const least = leastAnswered(text);
  const lookAt = (slot: number): number => {
    let answered = 0;
    for (const [index, ofClause] of tiers.entries()) {
      answered += values[index]?.[firstTierOf(ofClause, slot)] ?? 0;
    }
    return answered < least ? 0 : shareOf(answered, text.weights);
  };
  const share = (slot: number): number => (slot < known.size ? known.shareOf(slot) : lookAt(slot));
  const marksFor = (size: number): SlotMarks => {
    const marks = noMarks(size);
    addMarked(marks, known.marks);
    for (let slot = known.size; slot < memory.columns.size; slot += 1) {
      if (lookAt(slot) > 0) mark(marks, slot);
    }
    return marks;
  };
  return {
    shareOf: share,
    filter: {
      atMost: known.found + memory.columns.size - known.size,
      matches: (slot) => share(slot) > 0,
      candidates: () => inMarks(marksFor(memory.columns.size)).candidates(),
      marks: marksFor,
      narrow: (marks) => keepMarked(marks, marksFor(marks.length * 32)),
    },
  };
}
