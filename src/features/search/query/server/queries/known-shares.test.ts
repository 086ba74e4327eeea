import { describe, expect, it } from 'vitest';
import { EntryMemory } from '../../engine/entry-memory.ts';
import type { EntryVersion } from '../../engine/entry-version.ts';
import type { RelaxedText } from '../../rules/asked-text.ts';
import { KnownShares } from './known-shares.ts';

const versionOf = (person: number, words: string): EntryVersion => ({
  userId: `${String(person).padStart(8, '0')}-0000-4000-8000-000000000000`,
  ...{ experience: 5, rating: 0, merit: 5, hourlyRateUsd: 90, availability: 2 },
  ...{ verified: [], skills: [], modules: [], places: [], words },
  ...{ listedUntil: 9, from: 100, to: null },
});

const asking = (words: string, floor = 1): RelaxedText => ({
  clauses: [{ terms: [], meant: [], nearest: [], words, typed: words }],
  ...{ weights: [5], floor },
});

function memoryOf(people: number): EntryMemory {
  const memory = new EntryMemory();
  memory.apply(
    Array.from({ length: people }, (_, person) =>
      versionOf(person, person % 2 === 0 ? "'ledger'" : "'pos'"),
    ),
  );
  for (const _ of memory.settle());
  return memory;
}

describe('shares that are known', () => {
  const stems = [{ stems: ['ledger'] }];

  it('are worked out once for all who ask at the same time and later, and anew for another text or floor', async () => {
    const memory = memoryOf(10);
    const known = new KnownShares();
    const [one, other] = await Promise.all([
      known.of(memory, asking('ledger'), stems),
      known.of(memory, asking('ledger'), stems),
    ]);
    expect(one.found).toBe(5);
    expect(other).toBe(one);
    expect(await known.of(memory, asking('ledger'), stems)).toBe(one);
    expect(await known.of(memory, asking('ledger', 9000), stems)).toMatchObject({ found: 0 });
    expect(await known.of(memory, asking('pos'), [{ stems: ['pos'] }])).not.toBe(one);
  });

  it('are worked out anew when more than a hundred versions have come since', async () => {
    const memory = memoryOf(10);
    const known = new KnownShares();
    const before = await known.of(memory, asking('ledger'), stems);
    const add = (from: number, count: number) =>
      memory.apply(Array.from({ length: count }, (_, n) => versionOf(from + n, "'ledger'")));
    add(10, 100);
    expect(await known.of(memory, asking('ledger'), stems)).toBe(before);
    add(110, 1);
    expect(await known.of(memory, asking('ledger'), stems)).toMatchObject({
      ...{ found: 106, size: 111 },
    });
  });
});
