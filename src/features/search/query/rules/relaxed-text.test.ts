import { describe, expect, it } from 'vitest';
import type { TextClause } from './asked-text.ts';
import {
  canBeRelaxed,
  leastAnswered,
  relaxedRank,
  shareOf,
  tierValues,
  totalWeight,
  weightOf,
  wholeShare,
} from './relaxed-text.ts';
import { tiersOf } from './score-tiers.ts';

const clause = (words: string, rest: Partial<TextClause> = {}): TextClause => ({
  ...{ words, typed: words, terms: [], meant: [], nearest: [], related: [] },
  ...rest,
});
const word = clause('museums');
const name = clause('wms', { terms: ['module:supply-chain.warehouse-management'] });
const saying = clause('month end', {
  meant: ['module:finance-operations.general-ledger', 'skill:sales'],
});
const foreign = clause('salesforce', { nearest: ['skill:sales'] });

/** What the best way of answering a clause is worth among those that this condition leaves. */
const worthOf = (of: TextClause, isMeant: (term: string | null, words: string | null) => boolean) =>
  Math.max(
    ...tiersOf(of)
      .filter(({ listed, words }) => isMeant(listed?.term ?? null, words))
      .map(({ worth }) => worth),
  );

describe('the ways of answering', () => {
  it('go down by what they are worth', () => {
    for (const each of [word, name, saying, foreign]) {
      const worths = tiersOf(each).map(({ worth }) => worth);
      expect(worths).toEqual(worths.toSorted((one, other) => other - one));
      expect(worths[0]).toBe(100);
    }
  });

  it('say where the words and the entry stand', () => {
    const ways = (each: TextClause) =>
      tiersOf(each).map(({ words, listed, worth }) => [words, listed?.level, worth]);
    expect(ways(name)).toEqual([
      ['title', 'top', 100],
      ['all', 'top', 99],
      [null, 'top', 97],
      ['all', 'upper', 90],
      [null, 'upper', 85],
      ['title', undefined, 80],
      ['top', undefined, 79],
      ['upper', undefined, 77],
      ['all', undefined, 75],
    ]);
    expect(ways(foreign).slice(3)).toEqual([
      ['all', 'top', 88],
      ['all', undefined, 85],
      [null, 'top', 25],
      [null, 'upper', 12],
    ]);
  });

  it('put the words before what stands for them, and that before what they usually mean', () => {
    const listedAlone = (each: TextClause, begins: string) =>
      worthOf(each, (term, words) => words === null && (term ?? '').startsWith(begins));
    const written = worthOf(saying, (term, words) => term === null && words === 'all');
    expect(written).toBe(85);
    expect(listedAlone(name, 'module')).toBe(97);
    expect(listedAlone(saying, 'module')).toBe(60);
    expect(listedAlone(saying, 'skill')).toBe(45);
    expect(listedAlone(foreign, 'skill')).toBe(25);
  });

  it('put all who list what is named before all who only write its name, and what is related last', () => {
    const named = { ...name, related: ['skill:supply-chain'] };
    const isThing = (term: string | null) => name.terms.includes(term ?? '');
    const listing = tiersOf(named).filter(({ listed }) => isThing(listed?.term ?? null));
    const written = tiersOf(named).filter(({ listed }) => listed === null);
    const related = tiersOf(named).filter(({ isRelated }) => isRelated);
    const worths = (tiers: typeof listing) => tiers.map(({ worth }) => worth);
    expect(Math.min(...worths(listing))).toBeGreaterThan(Math.max(...worths(written)));
    expect(Math.min(...worths(written))).toBeGreaterThan(Math.max(...worths(related)));
    expect(related.map(({ listed }) => listed?.level)).toEqual(['top', 'upper']);
  });

  it('put a user who writes the words and lists what they mean before both', () => {
    const both = worthOf(saying, (term, words) => term !== null && words !== null);
    expect(both).toBe(92);
    expect(tiersOf(word).every(({ listed }) => listed === null)).toBe(true);
  });
});

describe('weights', () => {
  it('rise with rarity, and are twice as high for names and sayings', () => {
    const of = (each: TextClause, found: number) => weightOf(each, { found, people: 1000 });
    expect(of(word, 1)).toBeGreaterThan(of(word, 10));
    expect(of(word, 1000)).toBe(5);
    expect(of(name, 1000)).toBe(10);
    expect(of(saying, 0)).toBe(of(saying, 1));
  });

  it('are nothing for words that no one has', () => {
    expect(weightOf(word, { found: 0, people: 1000 })).toBe(0);
    expect(weightOf(foreign, { found: 0, people: 1000 })).toBeGreaterThan(0);
    expect(weightOf(word, { found: 1, people: 0 })).toBe(1);
  });
});

describe('shares', () => {
  it('are whole numbers of ten-thousandths, all of a text for the best of everything', () => {
    const text = { clauses: [word, name], weights: [7, 13], floor: 1 };
    const [ofWord = [], ofName = []] = tierValues(text);
    expect(shareOf((ofWord[0] ?? 0) + (ofName[0] ?? 0), text.weights)).toBe(wholeShare);
    expect(shareOf(ofWord[0] ?? 0, text.weights)).toBe(3500);
    expect(shareOf(1, [3])).toBe(33);
    expect(shareOf(0, [])).toBe(0);
    expect(totalWeight([7, 13])).toBe(20);
  });

  it('are reached from a sum on, of at least something', () => {
    expect(leastAnswered({ weights: [7, 13], floor: 6000 })).toBe(1200);
    expect(shareOf(1200, [7, 13])).toBe(6000);
    expect(shareOf(1199, [7, 13])).toBeLessThan(6000);
    expect(leastAnswered({ weights: [], floor: 1 })).toBe(1);
  });

  it('decide before merit, within 31 bits', () => {
    expect(relaxedRank(2, { merit: 0 })).toBeGreaterThan(relaxedRank(1, { merit: 65_535 }));
    expect(relaxedRank(1, { merit: 2 })).toBeGreaterThan(relaxedRank(1, { merit: 1 }));
    expect(relaxedRank(wholeShare, { merit: 65_535 })).toBeLessThan(2 ** 31);
  });
});

it('relaxes only what others can match in part', () => {
  expect(canBeRelaxed([])).toBe(false);
  expect(canBeRelaxed([word])).toBe(false);
  expect(canBeRelaxed([name])).toBe(false);
  expect(canBeRelaxed([saying])).toBe(true);
  expect(canBeRelaxed([foreign])).toBe(true);
  expect(canBeRelaxed([word, name])).toBe(true);
  expect(canBeRelaxed([{ ...word, related: ['skill:sales'] }])).toBe(true);
});
