import { expect, it } from 'vitest';
import { judgeBriefs, sharesOf } from '#tests/support/needs/brief-need.ts';
import { briefNeeds } from '#tests/support/needs/brief-needs.ts';

// A little below what docs/search.md says.
it('briefs read most of what short texts say, and little else', () => {
  const { figures, misses } = judgeBriefs(briefNeeds);
  const { recall, precision } = sharesOf(figures);
  expect(recall, misses.join('\n')).toBeGreaterThanOrEqual(0.73);
  expect(precision, misses.join('\n')).toBeGreaterThanOrEqual(0.9);
});
