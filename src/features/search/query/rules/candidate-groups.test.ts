import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needs, offers } from '#features/profiles/matching/rules/any-match-fixture.ts';
import {
  type ConsultantOffer,
  type ProjectNeed,
  readinessPoints,
  scoreMatch,
} from '#features/profiles/matching/rules/match-score.ts';
import { rounds } from '#tests/support/rounds.ts';
import {
  countingCertifications,
  countingSkills,
  decisiveKeys,
  groupMissing,
  groupsBelow,
  highestScore,
  wholeGroup,
} from './candidate-groups.ts';

const need: ProjectNeed = {
  modules: ['commerce.store-commerce', 'nonsense'],
  extraSkills: ['azure-integration', 'data-migration', 'report-development', 'data-migration'],
  timeline: '1-2-months',
  budgetMaxUsd: 25_000,
  words: [
    { typed: 'report', weight: 1, keys: ['report'] },
    { typed: 'gift cards', weight: 4, keys: ['~gift cards'] },
    { typed: 'till', weight: 3, keys: ['@commerce.store-commerce', '~till'] },
    { typed: 'bakery', weight: 2, keys: ['baker'] },
    { typed: 'harbor', weight: 2, keys: ['harbor'] },
  ],
};
/** No certification proves anything that it asks for. */
const unproven: ProjectNeed = { ...need, extraSkills: [], words: [] };

describe('what counts for a project', () => {
  it('are the skills it asks for that consultants can list, and those that help with any of them', () => {
    expect(new Set(countingSkills(need))).toEqual(
      new Set([
        'commerce',
        'azure-integration',
        'data-migration',
        // These help with Commerce, Azure Integration and Report Development.
        'finance-operations',
        'supply-chain',
        'power-automate',
        'customization-development',
        'power-bi',
      ]),
    );
  });

  it('are the certifications that prove a skill it asks for', () => {
    expect(countingCertifications(need)).toEqual(['azure-solutions-architect']);
    expect(countingCertifications(unproven)).toEqual([]);
  });

  it('are the words that are not so light that all of them bring at most half of the points', () => {
    // Of a weight of 12, 6 are half: 2 and 2 and 1 stay below it.
    expect(decisiveKeys(need).toSorted()).toEqual([
      '@commerce.store-commerce',
      '~gift cards',
      '~till',
    ]);
    expect(decisiveKeys(unproven)).toEqual([]);
  });
});

describe('the groups of a project', () => {
  it('begin with the people who meet everything: modules, skills that can be listed, and a proof', () => {
    expect(groupMissing(need, [])).toEqual({
      modules: ['commerce.store-commerce'],
      skills: ['azure-integration', 'data-migration'],
      verified: true,
      words: true,
      missing: [],
    });
    expect(groupMissing(unproven, [])).toEqual({
      modules: ['commerce.store-commerce'],
      skills: [],
      verified: false,
      words: false,
      missing: [],
    });
  });

  it('go on with those who miss one more of them, a later one each time', () => {
    const below = (missing: number[]) =>
      groupsBelow(need, groupMissing(need, missing)).map((group) => group.missing);
    expect(below([])).toEqual([[0], [1], [2], [3], [4]]);
    expect(below([1])).toEqual([
      [1, 2],
      [1, 3],
      [1, 4],
    ]);
    expect(below([0, 4])).toEqual([]);
    expect(groupsBelow(need, groupMissing(need, [1]))[1]).toEqual({
      modules: ['commerce.store-commerce'],
      skills: ['data-migration'],
      verified: false,
      words: true,
      missing: [1, 3],
    });
  });
});

describe('the highest score of a group', () => {
  const perfect: ConsultantOffer = {
    modules: need.modules,
    primarySkills: countingSkills(need),
    secondarySkills: [],
    hourlyRateUsd: 25,
    availability: 'available',
    yearsExperience: 10,
    verifiedCertifications: ['azure-solutions-architect'],
    written: need.words.flatMap(({ keys }) => keys),
  };

  it.each<[string, number[], Partial<ConsultantOffer>]>([
    ['nothing', [], {}],
    ['a module', [0], { modules: [] }],
    [
      'a skill',
      [2],
      { primarySkills: perfect.primarySkills.filter((id) => id !== 'data-migration') },
    ],
    ['the proof', [3], { verifiedCertifications: [] }],
    ['the decisive words', [4], { written: ['report', 'baker', 'harbor'] }],
  ])('is that of a user who misses %s, and has all the rest', (_, missing, lack) => {
    const { total } = scoreMatch(need, { ...perfect, ...lack });
    expect(highestScore(need, groupMissing(need, missing), wholeGroup)).toBe(total);
  });

  it('is that of the readiest or of the cheapest who are left, whichever is more', () => {
    const group = groupMissing(need, []);
    const score = (lack: Partial<ConsultantOffer>) =>
      scoreMatch(need, { ...perfect, ...lack }).total;
    const left = { readiness: 19, hourlyRateUsd: 1000, isOneLevel: false };
    expect(highestScore(need, group, left)).toBe(score({ yearsExperience: 8 }));
    expect(highestScore(need, group, { ...left, isOneLevel: true })).toBe(
      score({ yearsExperience: 9, hourlyRateUsd: 1000 }),
    );
    expect(highestScore(need, group, { ...left, hourlyRateUsd: 25 })).toBe(
      score({ yearsExperience: 9 }),
    );
  });

  /** The group of people who miss just what this consultant misses. */
  const groupOf = (anyNeed: ProjectNeed, anyOffer: ConsultantOffer) => {
    const { factors } = scoreMatch(anyNeed, anyOffer);
    const skills = [...anyOffer.primarySkills, ...anyOffer.secondarySkills];
    const whole = groupMissing(anyNeed, []);
    const met = [
      ...whole.modules.map((module) => anyOffer.modules.includes(module)),
      ...whole.skills.map((skill) => skills.includes(skill)),
      ...(whole.verified ? [factors.credentials.points > 0] : []),
      ...(whole.words ? [decisiveKeys(anyNeed).some((key) => anyOffer.written.includes(key))] : []),
    ];
    return groupMissing(
      anyNeed,
      met.flatMap((isMet, index) => (isMet ? [] : [index])),
    );
  };

  it('is exceeded by none of its people, neither before the first nor after any other has been read', () => {
    fc.assert(
      fc.property(needs, offers, offers, (anyNeed, anyOffer, other) => {
        const group = groupOf(anyNeed, anyOffer);
        const { total } = scoreMatch(anyNeed, anyOffer);
        expect(highestScore(anyNeed, group, wholeGroup)).toBeGreaterThanOrEqual(total);
        const [mine, last] = [readinessPoints(anyOffer), readinessPoints(other)];
        const comesLater =
          mine < last || (mine === last && anyOffer.hourlyRateUsd >= other.hourlyRateUsd);
        if (!comesLater) return;
        const bound = highestScore(anyNeed, group, {
          readiness: last,
          hourlyRateUsd: other.hourlyRateUsd,
          isOneLevel: mine === last,
        });
        expect(bound).toBeGreaterThanOrEqual(total);
      }),
      { numRuns: rounds(200, 1000) },
    );
  });

  it('is no higher in a group that misses more', () => {
    fc.assert(
      fc.property(needs, (anyNeed) => {
        const whole = groupMissing(anyNeed, []);
        for (const below of groupsBelow(anyNeed, whole)) {
          const bound = highestScore(anyNeed, below, wholeGroup);
          expect(bound).toBeLessThanOrEqual(highestScore(anyNeed, whole, wholeGroup));
          for (const lower of groupsBelow(anyNeed, below)) {
            expect(highestScore(anyNeed, lower, wholeGroup)).toBeLessThanOrEqual(bound);
          }
        }
      }),
    );
  });
});
