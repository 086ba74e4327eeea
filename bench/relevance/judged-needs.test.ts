import { describe, expect, it } from 'vitest';
import { judgeBriefs, readBriefNeeds, sharesOf } from '#tests/support/needs/brief-need.ts';
import { heldBackNeeds } from '#tests/support/needs/held-back-needs.ts';
import { figuresOf, judgeNeeds } from '#tests/support/needs/measure-needs.ts';
import {
  isRight,
  type Need,
  type NeedPerson,
  needLanguages,
  readNeeds,
} from '#tests/support/needs/need.ts';
import { tuningNeeds } from '#tests/support/needs/tuning-needs.ts';

const anyone: NeedPerson = {
  ...{ userId: 'one', key: undefined, title: 'Consultant', summary: '', experience: '' },
  ...{ portfolio: '', lists: [], city: 'Leeds', country: 'uk', workArrangement: 'both' },
  ...{ rate: 100, years: 8, availability: 'available', languages: ['en'] },
};
const rightFor = (row: string, person: Partial<NeedPerson>): boolean =>
  readNeeds(row).every((need) => isRight({ ...anyone, ...person }, need));

describe('a person is right for a need', () => {
  it.each([
    ['who lists what it is about', 'stock | supply-chain, sales', { lists: ['sales'] }, true],
    ['but not who lists something else', 'stock | supply-chain', { lists: ['sales'] }, false],
    ['but not who lists half of it', 'stock | supply-chain + sales', { lists: ['sales'] }, false],
    ['whom the row names', 'stock | @hamish', { key: 'hamish' }, true],
    ['who has written the phrase', 'stock | "stock take"', { summary: 'Stock takes' }, true],
    ['but not who has not', 'stock | "stock take"', { summary: 'Stock' }, false],
  ])('%s', (_, row, person, expected) => {
    expect(rightFor(row, person)).toBe(expected);
  });

  it.each([
    ['city=Leeds', true],
    ['city=London', false],
    ['country=de', false],
    ['works=on-site', true],
    ['language=de', false],
    ['availability=busy', false],
    ['minRate=100', true],
    ['minRate=101', false],
    ['maxRate=99', false],
    ['minYears=8', true],
    ['minYears=9', false],
    ['city=Leeds, maxRate=99', false],
  ])('who keeps its conditions, %s: %s', (conditions, expected) => {
    expect(rightFor(`leads | sales | ${conditions}`, { lists: ['sales'] })).toBe(expected);
  });

  it('who works on site alone is not there for remote work', () => {
    const row = 'leads | sales | works=remote';
    expect(rightFor(row, { lists: ['sales'], workArrangement: 'on-site' })).toBe(false);
  });
});

it.each(['stock | no-such-skill', 'stock | @no-such-person', 'stock', '# it: magazzino'])(
  'the row "%s" is refused',
  (row) => {
    expect(() => readNeeds(row)).toThrow('cannot be read');
  },
);

it('a condition that does not exist is refused', () => {
  expect(() => readNeeds('stock | sales | mood=good')).toThrow('There is no condition');
});

it('no half has two more needs of a language in scope, of its conditions, or out of scope', () => {
  const kinds: readonly ((need: Need) => boolean)[] = [
    ({ right }) => right.length > 0,
    ({ conditions }) => conditions.length > 0,
    ({ right }) => right.length === 0,
  ];
  for (const language of needLanguages) {
    for (const isOfKind of kinds) {
      const [tuning, heldBack] = [tuningNeeds, heldBackNeeds].map(
        (needs) => needs.filter((need) => need.language === language && isOfKind(need)).length,
      );
      expect(Math.abs((tuning ?? 0) - (heldBack ?? 0)), language).toBeLessThanOrEqual(1);
    }
  }
});

describe('the figures of answers', () => {
  const needs = readNeeds('leads | sales\nleads in Leeds | sales | city=Leeds\nplumber | -');
  const people = new Map(
    [
      { ...anyone, userId: 'right', lists: ['sales'] },
      { ...anyone, userId: 'elsewhere', lists: ['sales'], city: 'London' },
      { ...anyone, userId: 'wrong' },
    ].map((person) => [person.userId, person]),
  );
  const figures = async (found: readonly string[], fits: boolean) =>
    figuresOf(await judgeNeeds(async () => ({ people: found, fits }), needs, people));

  it('count the right people among the first five, where they stand and what they keep', async () => {
    // The first need has two right people, the second has one.
    expect(await figures(['wrong', 'right'], true)).toEqual({
      ...{ recallAt5: (1 / 2 + 1) / 2, reciprocalRank: 1 / 2, precisionAt5: 1 / 2 },
      ...{ unanswered: 0, conditionsKept: 1, honesty: 0 },
    });
    expect(await figures(['elsewhere'], true)).toMatchObject({
      ...{ recallAt5: 1 / 4, reciprocalRank: 1 / 2, precisionAt5: 1 / 2, conditionsKept: 0 },
    });
  });

  it('count who says that nothing fits as honest out of scope, and as no answer in scope', async () => {
    expect(await figures([], false)).toMatchObject({ recallAt5: 0, unanswered: 1, honesty: 1 });
  });

  it('are refused where no listed person is right', async () => {
    const wrong = readNeeds('tills | commerce');
    await expect(
      judgeNeeds(async () => ({ people: [], fits: false }), wrong, people),
    ).rejects.toThrow('No listed person is right');
  });
});

it('a brief is judged by what is read, by what is not, and by what the text does not say', () => {
  const needs = readBriefNeeds(
    'Lead scoring, remote, urgent | modules=marketing.lead-scoring, workArrangement=on-site',
  );
  const { figures, misses } = judgeBriefs(needs);
  expect(sharesOf(figures)).toEqual({ recall: 1 / 2, precision: 1 / 3 });
  expect(misses).toEqual([
    'Lead scoring, remote, urgent: not workArrangement=on-site, but workArrangement=remote, but urgency=high',
  ]);
});
