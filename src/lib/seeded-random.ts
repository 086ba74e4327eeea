import { createHash } from 'node:crypto';

/** Chance that falls the same way for the same seed. */
export interface Random {
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
}

/** A generator for one thing of the demo, so that adding another thing changes nothing about this one. */
export function seededRandom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  // Mulberry32: small, fast, and good enough for dates.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { between: (low, high) => low + (high - low) * next() };
}
