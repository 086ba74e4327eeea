import type { RelaxedText, TextClause } from './asked-text.ts';
import type { RankFigures } from './ranks.ts';
import { tiersOf } from './score-tiers.ts';

/** Whether others than those who match a text as a whole can match part of it. */
export const canBeRelaxed = (clauses: readonly TextClause[]): boolean =>
  clauses.length > 1 ||
  clauses.some(({ meant, nearest, related }) => meant.length + nearest.length + related.length > 0);

/** How many clauses of a long text are weighed; the rest is passed over. */
export const mostClauses = 16;

/** A text that fewer people than this match as a whole is relaxed. */
export const enoughPeople = 5;

/** All of a text, in the unit of shares. */
export const wholeShare = 10_000;

/** The shares that are asked for, one after the other, until enough people are found. */
export const floors = [6000, 4500, 3000, 1500, 1] as const;

/**
 * How much a clause counts: the more, the fewer of all people can be found by it. Names and sayings count more than
 * other words, which may be there by chance.
 */
export function weightOf(
  clause: TextClause,
  { found, people }: { found: number; people: number },
): number {
  const isKnown = clause.terms.length + clause.meant.length + clause.nearest.length > 0;
  if (found === 0 && !isKnown) return 0;
  const rarity = Math.log2(1 + people / Math.max(1, found));
  return Math.max(1, Math.round(10 * rarity * (isKnown ? 1 : 0.5)));
}

/**
 * The share of a text that is answered, in ten-thousandths and rounded down: `answered` sums up weights times what each
 * tier is worth.
 */
export const shareOf = (answered: number, weights: readonly number[]): number =>
  Math.floor((answered * (wholeShare / 100)) / Math.max(1, totalWeight(weights)));

/** From how much on what is answered of a text is enough: less is a share below the floor. At least something. */
export const leastAnswered = ({ weights, floor }: Pick<RelaxedText, 'weights' | 'floor'>): number =>
  Math.ceil((floor * Math.max(1, totalWeight(weights))) / (wholeShare / 100));

/** What each way of answering a clause adds to what is answered, by the index of `tiersOf`. */
export const tierValues = ({ clauses, weights }: RelaxedText): number[][] =>
  clauses.map((clause, index) => tiersOf(clause).map(({ worth }) => worth * (weights[index] ?? 0)));

export const totalWeight = (weights: readonly number[]): number =>
  weights.reduce((sum, weight) => sum + weight, 0);

/** The rank in a relaxed list: who answers more comes first, and among equals merit decides. Below 2^31. */
export const relaxedRank = (share: number, { merit }: Pick<RankFigures, 'merit'>): number =>
  share * 65_536 + merit;
