import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readId, UserIds } from './user-ids.ts';

it('keeps ids in the order of their texts', () => {
  fc.assert(
    fc.property(fc.array(fc.uuid(), { minLength: 2, maxLength: 20 }), fc.uuid(), (texts, other) => {
      const ids = new UserIds(0);
      for (const text of texts) ids.add(readId(text));
      const order = (one: string, two: string): number => (one < two ? -1 : Number(one > two));
      for (const [slot, text] of texts.entries()) {
        expect(ids.textOf(slot)).toBe(text);
        expect(ids.partsOf(slot)).toEqual(readId(text));
        expect(Math.sign(ids.compareWith(slot, readId(other)))).toBe(order(text, other));
        const [first = ''] = texts;
        expect(Math.sign(ids.compare(slot, 0))).toBe(order(text, first));
      }
    }),
  );
});

it('knows the current slot of everyone, however often it changes', () => {
  const people = 3000;
  const ids = new UserIds(0);
  const current = new Map<string, number>();
  const idOf = (person: number): string =>
    `00000000-0000-4000-8000-${person.toString(16).padStart(12, '0')}`;
  for (let slot = 0; slot < 4 * people; slot += 1) {
    const id = idOf((slot * 7) % people);
    ids.add(readId(id));
    ids.makeCurrent(slot);
    current.set(id, slot);
    const leaving = idOf((slot * 11) % people);
    if (slot % 3 === 0) {
      ids.endCurrent(readId(leaving));
      current.delete(leaving);
    }
  }
  expect(ids.people).toBe(current.size);
  for (let person = 0; person < people; person += 1) {
    expect(ids.currentOf(readId(idOf(person)))).toBe(current.get(idOf(person)));
  }
  expect(ids.currentOf(readId(idOf(people)))).toBeUndefined();
});

it('ids are sorted as their texts are, the highest first, whatever they have in common', () => {
  const digits = fc.constantFrom('0', '7', 'f');
  const alike = fc
    .array(digits, { minLength: 4, maxLength: 4 })
    .map(([a, b, c, d]) => `${a}0000000-0000-${b}000-800${c}-00000000000${d}`);
  fc.assert(
    fc.property(fc.uniqueArray(fc.oneof(alike, fc.uuid()), { maxLength: 30 }), (all) => {
      const ids = new UserIds(0);
      for (const id of all) ids.add(readId(id));
      const sorting = ids.sorted();
      let step = sorting.next();
      while (!step.done) step = sorting.next();
      expect([...step.value].map((slot) => ids.textOf(slot))).toEqual(all.toSorted().reverse());
    }),
  );
});
