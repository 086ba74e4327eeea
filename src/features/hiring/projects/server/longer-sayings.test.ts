import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scoreMatch } from '#features/profiles/matching/rules/match-score.ts';
import { readWritten } from '#features/profiles/matching/rules/read-words.ts';
import { viewNeed } from './views.ts';

/** The same said in few words and in more. */
const sayings = [
  ['approvals by phone', 'approval on a phone'],
  ['month-end', 'month-end close'],
  ['year-end', 'year-end close'],
  ['bins', 'bin locations'],
  ['handhelds', 'handheld scanners'],
  ['requisitions', 'purchase requisitions'],
  ['variants', 'product variants'],
  ['duplicates', 'duplicate detection'],
  ['pipeline', 'sales pipeline'],
  ['chat', 'chat on the website'],
  ['sensors', 'temperature sensors'],
  ['absences', 'absence requests'],
  ['consents', 'consent records'],
  ['transport', 'transport planning'],
] as const;
const all = sayings.flat();

const needOf = (description: string) =>
  viewNeed({
    ...{ title: 'We need help', description, modules: [], extra_skills: [], place: '' },
    ...{ timeline: '3-6-months', budget_max_usd: 100_000, work_arrangement: null },
  });

const texts = fc.subarray([...all, 'General Ledger', 'Warehouse Management', 'a hotel']);

it.each(sayings)('“%s” matches no one better than “%s”, which says more', (short, long) => {
  const asked = [...new Set([short, long].flatMap((text) => needOf(text).modules))];
  const offers = fc.record({ text: texts, modules: fc.subarray(asked) });
  fc.assert(
    fc.property(offers, ({ text, modules }) => {
      const totalFor = (description: string): number =>
        scoreMatch(needOf(description), {
          ...{ primarySkills: [], secondarySkills: [], modules, verifiedCertifications: [] },
          ...{ hourlyRateUsd: 100, availability: 'available', yearsExperience: 5 },
          ...{ workArrangement: null, city: '', country: 'uk' },
          written: readWritten({ summary: text.join('. '), experience: '', portfolio: [] }),
        }).total;
      expect(totalFor(long)).toBeGreaterThanOrEqual(totalFor(short));
    }),
  );
});
