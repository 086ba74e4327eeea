import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TellingWord } from '#catalogue/telling-weights.ts';
import { needs, offers } from './any-match-fixture.ts';
import { readProjectWords, readWritten } from './read-words.ts';
import { carryingWeight, scoreWords, weightOf, wordPoints } from './word-score.ts';

const ofWeight = (...weights: number[]) => weights.map((weight) => ({ weight }));
const word = (typed: string, weight: number): TellingWord => ({ typed, weight, keys: [typed] });

describe('the points for words', () => {
  it('are all for two fifths of what a project says, and fall evenly', () => {
    const said = ofWeight(...Array.from({ length: 10 }, () => 4));
    expect([0, 4, 8, 12, 16, 40].map((written) => wordPoints(said, written))).toEqual([
      0, 5, 10, 15, 20, 20,
    ]);
  });

  it('are everyone’s as far as a project says nothing', () => {
    expect(wordPoints([], 0)).toBe(20);
    expect(wordPoints(ofWeight(3), 0)).toBe(15);
    expect(wordPoints(ofWeight(3), 3)).toBe(20);
    expect(wordPoints(ofWeight(4, 4, 4), 0)).toBe(0);
  });

  it('carry a project from half of what gives all points, of a short one from half of all', () => {
    expect(carryingWeight(ofWeight(4, 4, 4, 4, 4))).toBe(6);
    expect(carryingWeight(ofWeight(...Array.from({ length: 15 }, () => 4)))).toBe(12);
    expect(carryingWeight(ofWeight(4, 2))).toBe(3);
    expect(carryingWeight([])).toBe(Infinity);
  });

  it('are never fewer for another word, and more or as many for a rarer one', () => {
    fc.assert(
      fc.property(needs, offers, ({ words }, { written }) => {
        const points = (keys: readonly string[]) => scoreWords({ words }, { written: keys }).points;
        const missing = words.filter(({ keys }) => !keys.some((key) => written.includes(key)));
        const with1 = missing.map(({ keys, weight }) => ({
          weight,
          points: points([...written, ...keys]),
        }));
        for (const one of with1) {
          expect(one.points).toBeGreaterThanOrEqual(points(written));
        }
        const only = missing.map((asked) => ({
          weight: asked.weight,
          points: wordPoints(words, asked.weight),
        }));
        for (const one of only) {
          for (const other of only) {
            if (one.weight > other.weight) expect(one.points).toBeGreaterThanOrEqual(other.points);
          }
        }
      }),
    );
  });

  it('do not change with the order of either side, or with what no one asked for', () => {
    fc.assert(
      fc.property(needs, offers, ({ words }, { written }) => {
        const score = scoreWords({ words }, { written });
        expect(
          scoreWords({ words: words.toReversed() }, { written: written.toReversed() }),
        ).toEqual(score);
        expect(scoreWords({ words }, { written: [...written, 'zeppelin', ...written] })).toEqual(
          score,
        );
      }),
    );
  });
});

describe('the words that are named', () => {
  it('are those that tell most, without what a user may have by chance', () => {
    const words = [word('audit', 1), word('museum', 2), word('velvet', 2), word('accruals', 3)];
    expect(scoreWords({ words }, { written: ['audit', 'velvet', 'accruals'] })).toEqual({
      points: 17,
      max: 20,
      matched: ['accruals', 'velvet'],
      moreMatched: 1,
      missing: [],
    });
    expect(scoreWords({ words }, { written: [] }).missing).toEqual(['accruals']);
  });

  it('are eight that match and four that do not, and the others are counted', () => {
    const words = Array.from({ length: 14 }, (_, index) =>
      word(String.fromCharCode(97 + index), 3),
    );
    const written = words.slice(0, 9).flatMap(({ keys }) => keys);
    const score = scoreWords({ words }, { written });
    expect(score.matched).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    expect(score.moreMatched).toBe(1);
    expect(score.missing).toEqual(['j', 'k', 'l', 'm']);
  });
});

describe('what is compared', () => {
  const project = readProjectWords({
    title: 'Month-end close takes nine days',
    description: 'Intercompany postings hold it up. Hotels, hotels, hotels.',
  });
  const profile = (summary: string, experience = '', description = '') =>
    readWritten({ summary, experience, portfolio: [{ title: 'A hotel', description }] });
  const points = (written: readonly string[]) => scoreWords({ words: project }, { written }).points;

  it('is summary, experience and portfolio, part by part', () => {
    expect(profile('Castles.', 'Museums.', 'Harbours.')).toEqual([
      'castl',
      'harbour',
      'hotel',
      'museum',
    ]);
    // No saying begins in one part and ends in the next.
    expect(readWritten({ summary: 'month', experience: 'end close', portfolio: [] })).toEqual([]);
    expect(
      readProjectWords({ title: 'Every month', description: 'end close' }).map(({ keys }) => keys),
    ).toEqual([]);
  });

  it('brings nothing for repeating a word, and nothing for words that no one asked for', () => {
    const once = profile('I have brought intercompany postings in order.');
    const often = profile('Intercompany! '.repeat(30), 'Intercompany. '.repeat(100));
    const stuffed = profile('Intercompany, lanterns, velvet, zeppelins, magazines, refrigeration.');
    expect(points(often)).toBe(points(once));
    expect(points(stuffed)).toBe(points(once));
  });

  it('reads no more than three hundred things of a profile, from the summary on', () => {
    const letters = 'bcdfghjklm';
    const word = (n: number) =>
      `x${[...String(n).padStart(3, '0')].map((digit) => letters[Number(digit)]).join('')}k`;
    const words = Array.from({ length: 400 }, (_, n) => word(n)).join(' ');
    const written = profile('Intercompany.', words, 'Hotels in velvet.');
    expect(written).toHaveLength(300);
    expect(written).toContain('~intercompany');
    expect(written).not.toContain('hotel');
  });

  it('puts who has written of it before who has written of what it has to do with', () => {
    const expert = points(profile('I shorten the month-end close, intercompany included.'));
    const near = points(profile('General Ledger and Financial Reporting.'));
    const other = points(profile('Power BI and dashboards.'));
    expect(expert).toBeGreaterThan(near);
    expect(near).toBeGreaterThan(other);
    expect(weightOf(project)).toBeGreaterThan(12);
  });
});
