import { actors } from './actors.ts';
import type { RowKind } from './example-inputs.ts';
import { readExpectedAnswers } from './expected-answers.ts';

/** An operation, with a person and a row with which it answers as well as it can. */
export interface Askable {
  operation: string;
  rowKind: RowKind;
  actor: (typeof actors)[number];
}

/**
 * A lower number is a better answer: done, then any other for an authorised caller, then those for an unauthorised one.
 */
const rankOf = (status: number | null | undefined): number => {
  if (!status) return Number.POSITIVE_INFINITY;
  return status === 401 || status === 403 ? status + 1000 : status;
};

/** Each operation of the table once, where its answer is best. */
export function listAskable(): Askable[] {
  const found = new Map<string, Askable & { rank: number }>();
  for (const { operation, rowKind, statuses } of readExpectedAnswers()) {
    for (const [index, actor] of actors.entries()) {
      const rank = rankOf(statuses[index]);
      if (rank < (found.get(operation)?.rank ?? Number.POSITIVE_INFINITY)) {
        found.set(operation, { operation, rowKind, actor, rank });
      }
    }
  }
  return [...found.values()];
}
