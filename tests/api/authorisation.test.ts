import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { type Actor, actors, makeActor } from '#tests/support/authorisation/actors.ts';
import { exampleInputs } from '#tests/support/authorisation/all-inputs.ts';
import { operationNames } from '#tests/support/authorisation/example-request.ts';
import { readExpectedAnswers } from '#tests/support/authorisation/expected-answers.ts';
import { sendCall } from '#tests/support/authorisation/send-call.ts';

/*
 * Every operation of the contract × every kind of person × {own, foreign, absent row}. The expected
 * answers are the table in docs/security/authorisation.md, which people read and review.
 */

const app = await sharedTestApp({
  briefProvider: { host: 'provider.test', complete: async () => ({ timeline: 'ongoing' }) },
});

/** For each operation, the person of each kind who asks wherever that changes nothing of theirs. */
const shared = new Map<string, Promise<UserId | undefined>>();

function sharedActor(operation: string, actor: Actor): Promise<UserId | undefined> {
  const key = `${operation} ${actor}`;
  const known = shared.get(key) ?? makeActor(app, actor);
  shared.set(key, known);
  return known;
}

describe('who may do what', () => {
  const table = readExpectedAnswers();

  it('has an expected answer for every operation, and no others', () => {
    const named = [...new Set(table.map(({ operation }) => operation))];
    expect(named.sort()).toEqual(operationNames().sort());
    for (const { statuses } of table) expect(statuses).toHaveLength(actors.length);
  });

  for (const { operation, rowKind, statuses } of table) {
    it(`${operation} ${rowKind}`.trim(), async () => {
      const answers: (number | null)[] = [];
      for (const [index, actor] of actors.entries()) {
        const expected = statuses[index] ?? null;
        if (expected === null) {
          answers.push(null);
          continue;
        }
        // A granted request may change the caller, and so may making a row of their own.
        const isShared = expected >= 300 && rowKind !== 'own';
        const self = await (isShared ? sharedActor(operation, actor) : makeActor(app, actor));
        const makeInput = exampleInputs[operation];
        if (!makeInput) throw new Error(`There is no example input for ${operation}.`);
        const input = await makeInput(app, rowKind, self);
        const cookie = self && (await app.cookieOf(self));
        const response = await sendCall(app, operation, input, cookie);
        answers.push(response.status);
      }
      expect(Object.fromEntries(actors.map((actor, index) => [actor, answers[index]]))).toEqual(
        Object.fromEntries(actors.map((actor, index) => [actor, statuses[index]])),
      );
    });
  }
});
