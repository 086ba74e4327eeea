import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SlotOrder } from './slot-order.ts';

describe('an order', () => {
  const people = fc.array(fc.record({ rank: fc.integer({ min: -5, max: 5 }), userId: fc.uuid() }), {
    maxLength: 60,
  });
  const places = fc.record({ rank: fc.integer({ min: -6, max: 6 }), userId: fc.uuid() });
  const bounds = fc.record(
    { atLeast: fc.integer({ min: -6, max: 6 }), below: fc.integer({ min: -6, max: 6 }) },
    { requiredKeys: [] },
  );

  it('is the same whoever came first, and is read from a place on, within bounds', () => {
    fc.assert(
      fc.property(people, people, fc.option(places), bounds, (early, late, after, limits) => {
        const all = [...early, ...late];
        const order = new SlotOrder((slot) => all[slot]?.userId ?? '');
        for (const [slot, { rank }] of early.entries()) order.add(slot, rank);
        order.sort();
        for (const [index, { rank }] of late.entries()) order.add(early.length + index, rank);
        const { atLeast = -100, below = 100 } = limits;
        const isBefore = (one: (typeof all)[number], other: (typeof all)[number]): boolean =>
          one.rank > other.rank || (one.rank === other.rank && one.userId > other.userId);
        const expected = all
          .filter((one) => !after || isBefore(after, one))
          .filter(({ rank }) => rank >= atLeast && rank < below)
          .sort((one, other) => (isBefore(one, other) ? -1 : 1));
        const slots = [...order.between(after, limits)];
        expect(slots.map((slot) => all[slot])).toEqual(expected);
        const inside = all.filter((_, slot) => order.isBetween(slot, after, limits));
        expect(new Set(inside)).toEqual(new Set(expected));
      }),
    );
  });

  it('has room for as many as come', () => {
    const ranks = Array.from({ length: 4000 }, (_, slot) => (slot * 7919) % 1000);
    const order = new SlotOrder((slot) => String(slot).padStart(4, '0'));
    for (const [slot, rank] of ranks.slice(0, 3000).entries()) order.add(slot, rank);
    order.sort();
    for (let slot = 3000; slot < 4000; slot += 1) order.add(slot, ranks[slot] ?? 0);
    const expected = [...ranks.keys()].sort(
      (one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0) || other - one,
    );
    expect([...order.between(null, {})]).toEqual(expected);
    expect(order.rankOf(3999)).toBe(ranks[3999]);
  });

  it('compares two slots: less than nothing where the first comes first', () => {
    const order = new SlotOrder((slot) => ['b', 'a', 'c'][slot] ?? '');
    for (const [slot, rank] of [1, 1, 2].entries()) order.add(slot, rank);
    expect(order.compare(2, 0)).toBeLessThan(0);
    expect(order.compare(0, 1)).toBeLessThan(0);
    expect(order.compare(1, 0)).toBeGreaterThan(0);
    expect(order.compare(1, 1)).toBe(0);
  });
});
