import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skillOfModule } from '#catalogue/modules.ts';
import { matchScoreSchema } from '../contract.ts';
import { needs, offers } from './any-match-fixture.ts';
import {
  affordableRate,
  type ConsultantOffer,
  type ProjectNeed,
  readinessPoints,
  requiredSkills,
  scoreMatch,
} from './match-score.ts';
import { matchWeights } from './weights.ts';

const need: ProjectNeed = {
  modules: ['finance-operations.general-ledger', 'finance-operations.budgeting'],
  extraSkills: ['data-migration', 'report-development'],
  timeline: '1-2-months',
  budgetMaxUsd: 25_000,
  workArrangement: null,
  place: '',
  words: [
    { typed: 'audit', weight: 1, keys: ['audit'] },
    { typed: 'Month-end close', weight: 4, keys: ['~month end close'] },
    { typed: 'museum', weight: 2, keys: ['museum'] },
    { typed: 'Budgeting', weight: 3, keys: ['@finance-operations.budgeting'] },
    { typed: 'ledger', weight: 2, keys: ['ledger'] },
    { typed: 'Power BI', weight: 1, keys: ['@power-bi'] },
  ],
};
const offer: ConsultantOffer = {
  primarySkills: ['finance-operations', 'power-bi', 'sales'],
  secondarySkills: ['data-migration'],
  modules: ['finance-operations.general-ledger'],
  hourlyRateUsd: 120,
  availability: 'busy',
  workArrangement: 'both',
  city: 'Leeds',
  country: 'uk',
  yearsExperience: 7,
  verifiedCertifications: [],
  written: ['@power-bi', 'harbor', 'museum', '~month end close'],
};

describe('a match score', () => {
  it('has weights that make a hundred', () => {
    expect(Object.values(matchWeights).reduce((sum, points) => sum + points, 0)).toBe(100);
  });

  it('says what each point is for', () => {
    expect(scoreMatch(need, offer)).toEqual({
      total: 13 + 15 + 12 + 10 + 3 + 5 + 7 + 0,
      factors: {
        modules: {
          points: 13,
          max: 25,
          matched: ['finance-operations.general-ledger'],
          missing: ['finance-operations.budgeting'],
        },
        skills: {
          points: 15,
          max: 20,
          matched: [
            { skill: 'finance-operations', as: 'primary', through: null, degree: null },
            { skill: 'data-migration', as: 'secondary', through: null, degree: null },
            { skill: 'report-development', as: 'related', through: 'power-bi', degree: 'close' },
          ],
          missing: [],
        },
        words: {
          points: 12,
          max: 20,
          matched: ['Month-end close', 'museum'],
          moreMatched: 1,
          missing: ['Budgeting'],
        },
        rate: { points: 10, max: 10, hourlyRateUsd: 120, affordableRateUsd: 128 },
        availability: { points: 3, max: 5, availability: 'busy' },
        place: { points: 5, max: 5, fit: 'not-asked' },
        experience: { points: 7, max: 10, years: 7 },
        credentials: { points: 0, max: 5, matched: [] },
      },
    });
  });

  it('gives nothing for modules and skills to a project that asks for none: no one can be said to know them', () => {
    const { modules, skills } = scoreMatch(
      { ...need, modules: [], extraSkills: [] },
      offer,
    ).factors;
    expect([modules.points, skills.points]).toEqual([0, 0]);
  });

  it('gives the points for availability and experience whatever the project', () => {
    expect(readinessPoints(offer)).toBe(3 + 7);
    fc.assert(
      fc.property(needs, offers, (anyNeed, anyOffer) => {
        const { availability, experience } = scoreMatch(anyNeed, anyOffer).factors;
        expect(readinessPoints(anyOffer)).toBe(availability.points + experience.points);
      }),
    );
  });

  it.each([
    [null, '', 'on-site', 'not-asked', 5],
    ['remote', '', 'both', 'fits', 5],
    ['remote', '', 'remote', 'fits', 5],
    ['remote', '', 'on-site', 'on-site-only', 0],
    ['remote', '', null, 'not-said', 3],
    ['on-site', 'Leeds', 'on-site', 'fits', 5],
    ['on-site', 'Leeds or York', 'both', 'fits', 5],
    ['both', 'England', 'both', 'fits', 5],
    ['on-site', 'Hamburg', 'both', 'elsewhere', 3],
    ['on-site', '', 'remote', 'remote-only', 0],
    ['both', 'Leeds', 'remote', 'remote-only', 0],
  ] as const)(
    'tells a place that fits from a misfit: %s %s for %s',
    (asked, place, works, fit, points) => {
      const score = scoreMatch(
        { ...need, workArrangement: asked, place },
        { ...offer, workArrangement: works },
      );
      expect(score.factors.place).toEqual({ points, max: 5, fit });
    },
  );

  it('gives points for a certification that was verified and proves a required skill', () => {
    const verified = (id: string) =>
      scoreMatch(need, { ...offer, verifiedCertifications: [id] }).factors.credentials;
    expect(verified('d365-finance-consultant')).toEqual({
      points: 5,
      max: 5,
      matched: ['d365-finance-consultant'],
    });
    expect(verified('d365-field-service-consultant').points).toBe(0);
    expect(verified('d365-fundamentals').points).toBe(0);
  });

  it('takes a helper from the secondary skills as well, and the direct entry before any helper', () => {
    const skillsOf = (primarySkills: string[], secondarySkills: string[]) =>
      scoreMatch(need, { ...offer, primarySkills, secondarySkills }).factors.skills;
    const helped = {
      ...{ skill: 'report-development', as: 'related' },
      ...{ through: 'power-bi', degree: 'close' },
    };
    expect(skillsOf([], ['power-bi']).matched).toEqual([helped]);
    expect(skillsOf(['power-bi'], []).matched).toEqual([helped]);
    expect(skillsOf([], ['power-bi']).points).toBe(3);
    expect(skillsOf([], ['supply-chain']).matched).toEqual([
      {
        ...{ skill: 'finance-operations', as: 'related' },
        ...{ through: 'supply-chain', degree: 'close' },
      },
    ]);
    expect(skillsOf([], ['finance-operations', 'supply-chain']).matched).toEqual([
      { skill: 'finance-operations', as: 'secondary', through: null, degree: null },
    ]);
  });

  it.each([
    ['1-2-weeks', 1.5],
    ['3-4-weeks', 3.5],
    ['1-2-months', 6.5],
    ['3-6-months', 19.5],
    ['6-12-months', 39],
    ['ongoing', 52],
  ] as const)('takes a duration of %s for %d weeks of 30 hours', (timeline, weeks) => {
    const budgetMaxUsd = 100 * weeks * 30;
    expect(affordableRate({ ...need, timeline, budgetMaxUsd })).toBe(100);
  });

  it('rounds the affordable rate down: at the rate that is shown the budget lasts', () => {
    const shown = (timeline: ProjectNeed['timeline'], budgetMaxUsd: number) =>
      scoreMatch({ ...need, timeline, budgetMaxUsd }, offer).factors.rate.affordableRateUsd;
    // 170.94 and 95.24 dollars.
    expect(shown('3-6-months', 100_000)).toBe(170);
    expect(shown('3-4-weeks', 10_000)).toBe(95);
  });

  it('gives all points for a rate within the budget, fewer above it, none at half as much again', () => {
    const affordable = affordableRate(need);
    const points = (rate: number) =>
      scoreMatch(need, { ...offer, hourlyRateUsd: rate }).factors.rate.points;
    expect(points(Math.floor(affordable))).toBe(10);
    expect(points(Math.round(affordable * 1.25))).toBeGreaterThan(3);
    expect(points(Math.round(affordable * 1.25))).toBeLessThan(7);
    expect(points(Math.ceil(affordable * 1.5))).toBe(0);
  });

  it('follows from its arguments alone, is a whole number of 0 to 100, and the sum of its factors', () => {
    fc.assert(
      fc.property(needs, offers, (anyNeed, anyOffer) => {
        const score = scoreMatch(anyNeed, anyOffer);
        expect(scoreMatch(structuredClone(anyNeed), structuredClone(anyOffer))).toEqual(score);
        expect(matchScoreSchema.parse(score)).toEqual(score);
        const factors = Object.entries(score.factors);
        expect(score.total).toBe(factors.reduce((sum, [, { points }]) => sum + points, 0));
        for (const [, { points, max }] of factors) {
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(max);
        }
      }),
    );
  });

  it('does not depend on the order of any list', () => {
    const reversed = (lists: ConsultantOffer): ConsultantOffer => ({
      ...lists,
      primarySkills: lists.primarySkills.toReversed(),
      secondarySkills: lists.secondarySkills.toReversed(),
      modules: lists.modules.toReversed(),
      verifiedCertifications: lists.verifiedCertifications.toReversed(),
      written: lists.written.toReversed(),
    });
    fc.assert(
      fc.property(needs, offers, (anyNeed, anyOffer) => {
        const score = scoreMatch(anyNeed, anyOffer);
        expect(scoreMatch(anyNeed, reversed(anyOffer))).toEqual(score);
        const turned = {
          ...anyNeed,
          modules: anyNeed.modules.toReversed(),
          extraSkills: anyNeed.extraSkills.toReversed(),
          words: anyNeed.words.toReversed(),
        };
        expect(scoreMatch(turned, anyOffer).total).toBe(score.total);
      }),
    );
  });

  it('is never lowered by knowing, doing or asking less for the same', () => {
    fc.assert(
      fc.property(needs, offers, (anyNeed, anyOffer) => {
        const { total } = scoreMatch(anyNeed, anyOffer);
        const betters: Partial<ConsultantOffer>[] = [
          ...requiredSkills(anyNeed).map((skill) => ({
            primarySkills: [...anyOffer.primarySkills, skill],
          })),
          ...requiredSkills(anyNeed).map((skill) => ({
            secondarySkills: [...anyOffer.secondarySkills, skill],
          })),
          ...anyNeed.modules.map((module) => ({ modules: [...anyOffer.modules, module] })),
          { hourlyRateUsd: Math.max(25, anyOffer.hourlyRateUsd - 10) },
          ...anyNeed.words.map(({ keys }) => ({ written: [...anyOffer.written, ...keys] })),
          { yearsExperience: anyOffer.yearsExperience + 1 },
          { availability: 'available' },
          { workArrangement: 'both' },
        ];
        for (const better of betters) {
          expect(scoreMatch(anyNeed, { ...anyOffer, ...better }).total).toBeGreaterThanOrEqual(
            total,
          );
        }
      }),
    );
  });

  it('names every module and every skill of a need once, as matched or as missing', () => {
    fc.assert(
      fc.property(needs, offers, (anyNeed, anyOffer) => {
        const { modules, skills } = scoreMatch(anyNeed, anyOffer).factors;
        expect([...modules.matched, ...modules.missing].sort()).toEqual(
          [...anyNeed.modules].sort(),
        );
        const named = [...skills.matched.map(({ skill }) => skill), ...skills.missing];
        expect(named.sort()).toEqual([...requiredSkills(anyNeed)].sort());
      }),
    );
  });

  it('takes a module that is a skill of its own for that skill, however it is listed', () => {
    const asSkill = { ...need, modules: [], extraSkills: ['copilot-studio'] };
    const asModule = { ...need, modules: ['power-platform.copilot-studio'], extraSkills: [] };
    expect(requiredSkills(asSkill)).toEqual(['copilot-studio']);
    expect(requiredSkills(asModule)).toEqual(['copilot-studio']);
    const listing = (primarySkills: string[], modules: string[]) =>
      [asSkill, asModule].map((asked) => {
        const { factors } = scoreMatch(asked, { ...offer, primarySkills, modules });
        return [factors.modules.points, factors.skills.points];
      });
    const all = [
      [25, 20],
      [25, 20],
    ];
    expect(listing(['power-platform'], ['power-platform.copilot-studio'])).toEqual(all);
    expect(listing(['copilot-studio'], [])).toEqual(all);
    expect(listing(['power-platform'], [])).toEqual([
      [25, 10],
      [0, 10],
    ]);
  });

  it('counts the thing itself before any related one, and a close one before a distant one', () => {
    const asked = { ...need, modules: [], extraSkills: ['business-central'] };
    const skillsOf = (primarySkills: string[], secondarySkills: string[] = []) =>
      scoreMatch(asked, { ...offer, primarySkills, secondarySkills }).factors.skills;
    const match = { skill: 'business-central', through: null, degree: null };
    expect(skillsOf(['business-central'])).toMatchObject({
      points: 20,
      matched: [{ ...match, as: 'primary' }],
    });
    expect(skillsOf(['finance-operations'], ['business-central'])).toMatchObject({
      points: 15,
      matched: [{ ...match, as: 'secondary' }],
    });
    expect(skillsOf(['finance-operations', 'al-development'])).toMatchObject({
      points: 10,
      matched: [{ ...match, as: 'related', through: 'al-development', degree: 'close' }],
    });
    expect(skillsOf(['finance-operations'])).toMatchObject({
      points: 5,
      matched: [{ ...match, as: 'related', through: 'finance-operations', degree: 'distant' }],
    });
  });

  it('passes over what the catalogue does not know', () => {
    const unknown = { ...need, modules: [...need.modules, 'x.y'], extraSkills: ['nonsense'] };
    expect(scoreMatch(unknown, offer).factors.modules.missing).not.toContain('x.y');
    expect(requiredSkills(unknown)).toEqual([skillOfModule('finance-operations.budgeting')]);
    const certified = (...verifiedCertifications: string[]) =>
      scoreMatch(need, { ...offer, verifiedCertifications }).factors.credentials;
    expect(certified('d365-nonsense', 'toString')).toEqual({ points: 0, max: 5, matched: [] });
    expect(certified('d365-nonsense', 'd365-finance-consultant').matched).toEqual([
      'd365-finance-consultant',
    ]);
  });
});
