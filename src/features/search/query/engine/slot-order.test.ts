import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import { SlotOrder } from './slot-order.ts';
import { readId, UserIds } from './user-ids.ts';

interface Ranked {
  rank: number;
  userId: string;
}

/** The order of these: the first so many are sorted, the others come so many at a time. */
function orderOf(all: readonly Ranked[], sorted: number, atOnce: number): SlotOrder {
  const ids = new UserIds(0);
  const order = new SlotOrder((slot) => all[slot]?.rank ?? 0, ids);
  for (const { userId } of all.slice(0, sorted)) ids.add(readId(userId));
  for (const _ of order.sort(byId(ids)));
  for (const { userId } of all.slice(sorted)) ids.add(readId(userId));
  for (let begin = sorted; begin < all.length; begin += atOnce) {
    const length = Math.min(atOnce, all.length - begin);
    order.add(Array.from({ length }, (_, index) => begin + index));
  }
  return order;
}

function byId(ids: UserIds): Uint32Array {
  const sorting = ids.sorted();
  for (let step = sorting.next(); ; step = sorting.next()) if (step.done) return step.value;
}

const isBefore = (one: Ranked, other: Ranked): boolean =>
  one.rank > other.rank || (one.rank === other.rank && one.userId > other.userId);

const idOf = (number: number): string =>
  `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;

describe('an order', () => {
  // Some are versions of one person, and of these some have the same rank.
  const userIds = fc.oneof(fc.uuid(), fc.nat(2).map(idOf));
  const people = fc.array(fc.record({ rank: fc.integer({ min: -5, max: 5 }), userId: userIds }), {
    maxLength: 60,
  });
  const atOnce = fc.integer({ min: 1, max: 20 });
  const places = fc.record({ rank: fc.integer({ min: -6, max: 6 }), userId: fc.uuid() });
  const bounds = fc.record(
    { atLeast: fc.integer({ min: -6, max: 6 }), below: fc.integer({ min: -6, max: 6 }) },
    { requiredKeys: [] },
  );

  it('is the same in any order, and is read from a place on, within bounds', () => {
    fc.assert(
      fc.property(people, people, atOnce, fc.option(places), bounds, (...asked) => {
        const [early, late, many, after, limits] = asked;
        const all: Ranked[] = [...early, ...late];
        const order = orderOf(all, early.length, many);
        const { atLeast = -100, below = 100 } = limits;
        const expected = all
          .filter((one) => !after || isBefore(after, one))
          .filter(({ rank }) => rank >= atLeast && rank < below)
          .sort((one, other) => (isBefore(one, other) ? -1 : 1));
        const slots = [...order.between(after, limits)];
        expect(slots.map((slot) => all[slot])).toEqual(expected);
        const isBetween = order.isBetween(after, limits);
        const inside = all.filter((_, slot) => isBetween(slot));
        expect(new Set(inside)).toEqual(new Set(expected));
      }),
      { numRuns: rounds(60, 300) },
    );
  });

  it('has versions of a person that come at once before all that come later', () => {
    const all = [
      ...[1, 2].map((person) => ({ rank: 1, userId: idOf(person) })),
      ...[3, 3].map((person) => ({ rank: 4, userId: idOf(person) })),
    ];
    const slots = orderOf(all, 2, 2).between(null, {});
    expect([...slots].map((slot) => all[slot]?.userId)).toEqual([3, 3, 2, 1].map(idOf));
  });

  it('has room for as many as come, with ranks as high and as low as there are', () => {
    const all = Array.from({ length: 12_000 }, (_, slot) => ({
      rank: ((slot * 7919) % 1000) * 4_000_000 - 2 ** 31,
      userId: idOf(slot),
    }));
    const expected = [...all.keys()].sort(
      (one, other) => (all[other]?.rank ?? 0) - (all[one]?.rank ?? 0) || other - one,
    );
    expect([...orderOf(all, 10_000, 700).between(null, {})]).toEqual(expected);
  });
});
