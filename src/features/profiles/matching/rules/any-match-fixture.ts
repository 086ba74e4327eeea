import fc from 'fast-check';
import { certificationIds } from '#catalogue/certifications.ts';
import { availabilities } from '#catalogue/enumerations/availability.ts';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { extraSkillIds } from '#catalogue/extra-skills.ts';
import { moduleIds } from '#catalogue/modules.ts';
import { skillIds } from '#catalogue/skills.ts';
import type { TellingWord } from '#catalogue/telling-weights.ts';
import type { ConsultantOffer, ProjectNeed } from './match-score.ts';

const some = <Item>(items: readonly Item[], maxLength: number) =>
  fc.uniqueArray(fc.constantFrom(...items), { maxLength });

/**
 * Things of which projects ask some and consultants have written some; two have a key in common, as names of several
 * products.
 */
const tellingWords: readonly TellingWord[] = [
  ...['museum', 'harbor', 'velvet', 'lantern'].map((typed, index) => ({
    ...{ typed, weight: 1 + (index % 2) },
    keys: [typed],
  })),
  { typed: 'Month-end close', weight: 4, keys: ['~month end close'] },
  { typed: 'CRM', weight: 1, keys: ['@customer-service', '@sales'] },
  { typed: 'Sales', weight: 1, keys: ['@sales'] },
  { typed: 'Tax', weight: 3, keys: ['@finance-operations.tax'] },
];

/** Any project. */
export const needs: fc.Arbitrary<ProjectNeed> = fc.record({
  modules: fc.uniqueArray(fc.constantFrom(...moduleIds), { minLength: 1, maxLength: 6 }),
  extraSkills: some(extraSkillIds, 4),
  timeline: fc.constantFrom(...timelines.values),
  budgetMaxUsd: fc.constantFrom(10_000, 25_000, 50_000, 100_000, 250_000, 500_000),
  words: some(tellingWords, tellingWords.length),
  workArrangement: fc.option(fc.constantFrom(...workArrangements.values)),
  place: fc.constantFrom('', 'Leeds', 'Leeds or York', 'the Netherlands', 'Utrecht, Holland'),
});

/** Any consultant. */
export const offers: fc.Arbitrary<ConsultantOffer> = fc.record({
  primarySkills: some(skillIds, 8),
  secondarySkills: some(skillIds, 10),
  modules: some(moduleIds, 12),
  hourlyRateUsd: fc.integer({ min: 25, max: 1000 }),
  availability: fc.constantFrom(...availabilities.values),
  yearsExperience: fc.integer({ min: 1, max: 50 }),
  verifiedCertifications: some(certificationIds, 4),
  workArrangement: fc.option(fc.constantFrom(...workArrangements.values)),
  city: fc.constantFrom('Leeds', 'York', 'Utrecht'),
  country: fc.constantFrom('uk', 'nl', 'other'),
  written: some([...new Set(tellingWords.flatMap(({ keys }) => keys))], 5),
});
