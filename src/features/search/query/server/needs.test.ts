import { expect, it } from 'vitest';
import { laterNeeds } from '#tests/support/needs/later-needs.ts';
import { measureNeeds } from '#tests/support/needs/measure-needs.ts';
import type { NeedRow } from '#tests/support/needs/need-row.ts';
import { createNeedsSite } from '#tests/support/needs/needs-site.ts';
import { oldProductNeeds } from '#tests/support/needs/old-products.ts';
import { problemNeeds } from '#tests/support/needs/problems.ts';
import { unseenNeeds } from '#tests/support/needs/unseen-needs.ts';

// A little below what docs/search.md says, so that a changed word of the demo does not fail it, and a worse search
// does.
const tables: readonly [name: string, rows: readonly NeedRow[], least: Record<number, Least>][] = [
  [
    'eighty needs in own words',
    problemNeeds,
    {
      60: { recall: 0.94, reciprocalRank: 0.87 },
      2000: { recall: 0.74, reciprocalRank: 0.9 },
    },
  ],
  [
    'forty needs about products by old names',
    oldProductNeeds,
    {
      60: { recall: 0.94, reciprocalRank: 0.81 },
      2000: { recall: 0.83, reciprocalRank: 0.91 },
    },
  ],
  [
    'sixty needs that were written when the search was finished',
    laterNeeds,
    {
      60: { recall: 0.92, reciprocalRank: 0.9 },
      2000: { recall: 0.61, reciprocalRank: 0.89 },
    },
  ],
  [
    'sixty needs that nothing was tuned to',
    unseenNeeds,
    {
      60: { recall: 0.86, reciprocalRank: 0.73 },
      2000: { recall: 0.57, reciprocalRank: 0.73 },
    },
  ],
];
interface Least {
  recall: number;
  reciprocalRank: number;
}

it.each([
  [60, 'the people of the demo'],
  [2000, 'the people of the demo among made-up ones'],
])('of %i people, %s, the right ones come first', async (people) => {
  const site = await createNeedsSite({ people });
  try {
    for (const [name, rows, least] of tables) {
      const { recall, reciprocalRank, misses } = await measureNeeds(site, rows);
      const told = `${name}:\n${misses.join('\n')}`;
      expect(recall, told).toBeGreaterThanOrEqual(least[people]?.recall ?? 1);
      expect(reciprocalRank, told).toBeGreaterThanOrEqual(least[people]?.reciprocalRank ?? 1);
    }
  } finally {
    await site.app.close();
  }
});
