import { LRUCache } from 'lru-cache';
import type { EntryMemory } from '../../engine/entry-memory.ts';
import { type RelaxedShares, relaxedShares, type Stems } from '../../engine/relaxed-shares.ts';
import type { RelaxedText } from '../../rules/asked-text.ts';
import { stepByStep } from './step-by-step.ts';

/** Of a million people some ten texts, each of which many of them answer; of fewer people more. */
const mostBytes = 32 * 2 ** 20;
/** When so many versions have come since, a text is looked at anew: each of them is looked at for each question. */
const mostSince = 100;

/**
 * The shares of relaxed texts that were asked for last. What a version says never changes, so that they stay right:
 * only versions that have come since are missing.
 */
export class KnownShares {
  private readonly known = new LRUCache<string, RelaxedShares>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  private readonly underWay = new Map<string, Promise<RelaxedShares>>();

  /** The shares of a text, which are worked out where they are not known, once for all who ask meanwhile. */
  async of(
    memory: EntryMemory,
    text: RelaxedText,
    stemmed: readonly Stems[],
  ): Promise<RelaxedShares> {
    const { clauses, weights, floor } = text;
    const key = JSON.stringify([clauses, weights, floor]);
    const known = this.known.get(key);
    if (known && memory.columns.size - known.size <= mostSince) return known;
    return this.underWay.get(key) ?? this.workOut(key, relaxedShares(memory, text, stemmed));
  }

  private workOut(key: string, steps: ReturnType<typeof relaxedShares>): Promise<RelaxedShares> {
    const made = stepByStep(steps)
      .then((shares) => {
        this.known.set(key, shares);
        return shares;
      })
      .finally(() => {
        this.underWay.delete(key);
      });
    this.underWay.set(key, made);
    return made;
  }
}
