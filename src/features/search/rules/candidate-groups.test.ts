import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needs, offers } from '#features/matching/rules/any-match-fixture.ts';
import {
  type ConsultantOffer,
  type ProjectNeed,
  readinessPoints,
  scoreMatch,
} from '#features/matching/rules/match-score.ts';
import { groupMissing, groupsBelow, highestScore, wholeGroup } from './candidate-groups.ts';

describe('the highest score of a group', () => {
  /** The group of people who miss just what this consultant misses. */
  const groupOf = (anyNeed: ProjectNeed, anyOffer: ConsultantOffer) => {
    const { factors } = scoreMatch(anyNeed, anyOffer);
    const skills = [...anyOffer.primarySkills, ...anyOffer.secondarySkills];
    const whole = groupMissing(anyNeed, []);
    const met = [
      ...whole.modules.map((module) => anyOffer.modules.includes(module)),
      ...whole.skills.map((skill) => skills.includes(skill)),
      ...(whole.verified ? [factors.credentials.points > 0] : []),
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
      { numRuns: 1000 },
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
