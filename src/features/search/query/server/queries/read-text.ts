import type { TextReading } from '../../contract.ts';
import type { AskedText, TextClause } from '../../rules/asked-text.ts';
import { askedPart } from '../../rules/found-why.ts';
import {
  canBeRelaxed,
  enoughPeople,
  floors,
  mostClauses,
  weightOf,
} from '../../rules/relaxed-text.ts';
import { readSearchText } from '../../rules/search-text.ts';
import { correctText } from './correct-text.ts';
import { anyone, countConsultants, countEach, countKnown, type SearchAt } from './search-at.ts';

/** How much each clause of a relaxed text counts, and the least share of it that is asked for. */
export interface Relaxation {
  weights: readonly number[];
  floor: number;
}

/** What a text asks for, over all listed consultants: other filters narrow the list and never change how it is read. */
export interface ReadText {
  clauses: readonly TextClause[];
  /** Null where enough people match all of it. */
  relaxed: Relaxation | null;
  /** The text that was read in the place of the one typed; null where it was that one. */
  usedText: string | null;
  reading: TextReading;
}

/** Reads a text; null where it asks for nothing. */
export async function readText(at: SearchAt, text: string): Promise<ReadText | null> {
  const clauses = readSearchText(text);
  if (clauses.length === 0) return null;
  const whole = await countWhole(at, clauses);
  if (whole > 0) return readWhole(at, clauses, { whole, usedText: null });
  const found = await countEach(at, clauses);
  const usedText = await correctText(at.db, { text, clauses, found });
  if (usedText === null) return readMost(at, clauses, { found, usedText });
  const corrected = readSearchText(usedText);
  return readWhole(at, corrected, {
    whole: await countWhole(at, corrected),
    usedText,
  });
}

interface Reading {
  usedText: string | null;
}

/** Whether a text is relaxed depends on how many match the whole of it. */
async function readWhole(
  at: SearchAt,
  clauses: readonly TextClause[],
  { whole, usedText }: Reading & { whole: number },
): Promise<ReadText> {
  if (whole < enoughPeople && canBeRelaxed(clauses)) {
    return readMost(at, clauses, { found: await countEach(at, clauses), usedText });
  }
  const known = await countKnown(at, clauses);
  const parts = clauses.map((clause, index) => askedPart(clause, whole > 0, known[index]));
  return { clauses, relaxed: null, usedText, reading: { parts, isRelaxed: false } };
}

/** Weighs the clauses, and lowers what is asked for until enough people are found. */
async function readMost(
  at: SearchAt,
  all: readonly TextClause[],
  { found: foundOfAll, usedText }: Reading & { found: readonly number[] },
): Promise<ReadText> {
  const known = await countKnown(at, all);
  const parts = all.map((clause, index) =>
    askedPart(clause, (foundOfAll[index] ?? 0) > 0, known[index]),
  );
  const clauses = all.slice(0, mostClauses);
  if (!canBeRelaxed(clauses)) {
    return { clauses, relaxed: null, usedText, reading: { parts, isRelaxed: false } };
  }
  const people = await countConsultants(at, anyone, null);
  const weights = clauses.map((clause, index) =>
    weightOf(clause, { found: foundOfAll[index] ?? 0, people }),
  );
  let floor: number = floors[0];
  for (floor of floors) {
    const matching = await countConsultants(at, anyone, { clauses, weights, floor });
    if (matching >= enoughPeople) break;
  }
  return { clauses, relaxed: { weights, floor }, usedText, reading: { parts, isRelaxed: true } };
}

const countWhole = (at: SearchAt, clauses: readonly TextClause[]): Promise<number> =>
  countConsultants(at, anyone, askedOf({ clauses, relaxed: null }));

/** The condition that a text makes, as a whole. */
export const askedOf = ({ clauses, relaxed }: Pick<ReadText, 'clauses' | 'relaxed'>): AskedText =>
  relaxed ? { clauses, ...relaxed } : { clauses, level: 'all', better: undefined };
