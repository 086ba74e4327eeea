import { describe, expect, it } from 'vitest';
import {
  type ConsultantOffer,
  type MatchScore,
  type ProjectNeed,
  scoreMatch,
} from './match-score.ts';

/*
 * Five scores that were worked out by hand from docs/search.md, without this program.
 */

const need: ProjectNeed = {
  ...{ modules: [], extraSkills: [], timeline: '1-2-months', budgetMaxUsd: 25_000 },
  ...{ workArrangement: 'remote', place: '', words: [] },
};
const offer: ConsultantOffer = {
  ...{ primarySkills: [], secondarySkills: [], modules: [], verifiedCertifications: [] },
  ...{ hourlyRateUsd: 100, availability: 'available', yearsExperience: 8, written: [] },
  ...{ workArrangement: 'remote', city: 'Leeds', country: 'uk' },
};
const pointsOf = ({ factors }: MatchScore): Record<string, number> =>
  Object.fromEntries(Object.entries(factors).map(([name, { points }]) => [name, points]));

const cases: readonly {
  title: string;
  asked: Partial<ProjectNeed>;
  brings: Partial<ConsultantOffer>;
  points: Record<keyof MatchScore['factors'], number>;
  total: number;
}[] = [
  {
    // 25 / 2 = 12.5. 25,000 / (6.5 × 30) = 128.2 an hour. A point a year. MB-800 proves Business Central.
    title: 'Business Central, one of two modules',
    asked: { modules: ['business-central.finance', 'business-central.warehouse'] },
    brings: {
      primarySkills: ['business-central'],
      modules: ['business-central.finance'],
      verifiedCertifications: ['d365-business-central-consultant'],
    },
    points: {
      ...{ modules: 13, skills: 20, words: 20, rate: 10 },
      ...{ availability: 5, place: 5, experience: 8, credentials: 5 },
    },
    total: 86,
  },
  {
    // A distant skill: 20 × 0.25. 150 / 128.2 = 1.17: (1.5 − 1.17) / 0.5 of 10 is 6.6. Limited: 2.5.
    title: 'Business Central, by a finance consultant',
    asked: { modules: ['business-central.finance', 'business-central.warehouse'] },
    brings: {
      ...{ primarySkills: ['finance-operations'], hourlyRateUsd: 150 },
      ...{ availability: 'busy', workArrangement: 'both', yearsExperience: 12 },
    },
    points: {
      ...{ modules: 0, skills: 5, words: 20, rate: 7 },
      ...{ availability: 3, place: 5, experience: 10, credentials: 0 },
    },
    total: 50,
  },
  {
    // (1 + 0.75) / 2 of 20 is 17.5. 50,000 / (19.5 × 30) = 85.5. Remote only, where someone is needed in Leeds.
    title: 'Project Operations with dual-write, on site',
    asked: {
      ...{ modules: ['project-operations.resource-management'], extraSkills: ['dual-write'] },
      ...{ timeline: '3-6-months', budgetMaxUsd: 50_000 },
      ...{ workArrangement: 'on-site', place: 'Leeds' },
    },
    brings: {
      ...{ primarySkills: ['project-operations'], secondarySkills: ['dual-write'] },
      ...{ modules: ['project-operations.resource-management'], hourlyRateUsd: 85 },
      yearsExperience: 5,
    },
    points: {
      ...{ modules: 25, skills: 18, words: 20, rate: 10 },
      ...{ availability: 5, place: 0, experience: 5, credentials: 0 },
    },
    total: 83,
  },
  {
    // The module is the skill. 100,000 / (52 × 30) = 64.1; 80 / 64.1 = 1.248: 5.04. On site, and lives elsewhere: 2.5.
    title: 'Copilot Studio, listed as a module',
    asked: {
      ...{ extraSkills: ['copilot-studio'], timeline: 'ongoing', budgetMaxUsd: 100_000 },
      ...{ workArrangement: 'both', place: 'Hamburg' },
    },
    brings: {
      ...{ primarySkills: ['power-platform'], modules: ['power-platform.copilot-studio'] },
      ...{ hourlyRateUsd: 80, availability: 'busy', yearsExperience: 3 },
      ...{ workArrangement: 'both', city: 'Berlin', country: 'de' },
      verifiedCertifications: ['ai-agent-builder'],
    },
    points: {
      ...{ modules: 25, skills: 20, words: 20, rate: 5 },
      ...{ availability: 3, place: 3, experience: 3, credentials: 5 },
    },
    total: 84,
  },
  {
    // (1 + 0.25) / 2 of 20 is 12.5. Words of weight 10 of 12, 3 of them written: (3 + 2) / 12 of 20 is 8.3.
    // 10,000 / (3.5 × 30) = 95.2; 110 / 95.2 = 1.155: 6.9. Work arrangement not stated: 2.5.
    title: 'X++ and tests, with words',
    asked: {
      ...{ extraSkills: ['fo-development', 'test-automation'] },
      ...{ timeline: '3-4-weeks', budgetMaxUsd: 10_000 },
      words: [
        { typed: 'X++', weight: 3, keys: ['@fo-development'] },
        { typed: 'regression suite', weight: 4, keys: ['~regression suite'] },
        { typed: 'museums', weight: 3, keys: ['museum'] },
      ],
    },
    brings: {
      ...{ primarySkills: ['fo-development'], hourlyRateUsd: 110, availability: 'unavailable' },
      ...{ workArrangement: null, yearsExperience: 10, written: ['@fo-development'] },
      verifiedCertifications: ['d365-finance-operations-developer'],
    },
    points: {
      ...{ modules: 25, skills: 13, words: 8, rate: 7 },
      ...{ availability: 0, place: 3, experience: 10, credentials: 5 },
    },
    total: 71,
  },
];

describe('a score', () => {
  it.each(cases)('is what it is by hand: $title', ({ asked, brings, points, total }) => {
    const score = scoreMatch({ ...need, ...asked }, { ...offer, ...brings });
    expect(pointsOf(score)).toEqual(points);
    expect(score.total).toBe(total);
  });
});
