import { describe, expect, it } from 'vitest';
import { askedIn, filledIn } from '#tests/support/briefs/brief-row.ts';
import { posts } from '#tests/support/briefs/posts.ts';
import { wishes } from '#tests/support/briefs/wishes.ts';
import { readBrief } from './read-brief.ts';

const today = '2026-11-22';
const read = (text: string) => readBrief(text, today);

describe('what people write', () => {
  for (const [said, fills, asks = []] of [...wishes, ...posts]) {
    it(`“${said}” fills what it says, and nothing else`, () => {
      const brief = read(said);
      expect(filledIn(brief)).toEqual(fills);
      expect(askedIn(brief)).toEqual(asks);
    });
  }

  it('asks for everything that the form demands and the text does not say', () => {
    expect(read('please help').questions.map(({ field }) => field)).toEqual([
      'modules',
      'timeline',
      'budgetRange',
      'projectType',
      'currentD365Status',
      'urgency',
      'workArrangement',
    ]);
  });
});

describe('a title', () => {
  it.each([
    [
      'Hi all, our month-end close takes nine days. Any ideas?',
      'Our month-end close takes nine days',
    ],
    [
      'I have no budget yet. Need help with the Power BI gateway.',
      'Need help with the Power BI gateway',
    ],
    [
      'We are a family business in the third generation with plants in four countries, and picking is slow',
      'Picking is slow',
    ],
    [
      "We don't need Power BI, only the ledger set up for a new company in Portugal within six weeks.",
      'The ledger set up for a new company in Portugal within six weeks',
    ],
  ])('of %j is what it is about', (text, title) => {
    expect(read(text).fields.title?.value).toBe(title);
  });

  it('is asked for rather than cut in the middle', () => {
    const text = `We ${'very '.repeat(30)}much need help`;
    expect(read(text).fields.title).toBeNull();
    expect(read(text).questions).toContainEqual({ field: 'title', reason: 'not-said', words: [] });
  });
});

describe('an amount that is gone', () => {
  it.each([
    'The budget was $50k, $12k of it is spent already',
    'Our $12,000 are gone and there is no other budget',
  ])('is no budget: %j', (text) => {
    expect(read(text).fields.budgetRange?.words ?? []).toEqual([]);
  });

  it('leaves what is left', () => {
    const { fields } = read('Of the budget 30k USD is used, 20k USD left.');
    expect(fields.budgetRange).toMatchObject({ value: '10k-25k', words: ['20k USD'] });
  });
});

describe('the conditions of the work', () => {
  const valuesOf = (text: string) => {
    const { place, workArrangement, startDate, timeline, budgetRange } = read(text).fields;
    return [place, workArrangement, startDate, timeline, budgetRange].flatMap((said) =>
      said ? [said.value] : [],
    );
  };

  it.each([
    ['BC consultant, San Diego on-site', ['San Diego', 'on-site']],
    ['Picking is slow in our Leeds DC', ['Leeds']],
    ['F&O finance lead, Munich, hybrid', ['Munich', 'both']],
    ['X++ developer, Austin or remote', ['Austin', 'both']],
    ['On site in Leeds. Not in London.', ['Leeds', 'on-site']],
    ['Work on site in leeds', ['Leeds', 'on-site']],
    ['Our plant in Leeds needs help', ['Leeds']],
    ['AP clerk, three months from January 11', ['2027-01-11', '3-6-months']],
    ['AP-Sachbearbeiter, 6 Wochen', ['1-2-months']],
    ['AP clerk for 3 months', ['3-6-months']],
    ['Two days a week in London, rest remote', ['London', 'both']],
    ['Testing on site in Skipton', ['Skipton', 'on-site']],
    ['Testing on site in March', ['on-site']],
    ['Testing on site in Business Central', ['on-site']],
    ['We need help in Leeds, fully remote', ['remote']],
  ])('are read of “%s”', (text, values) => {
    expect(valuesOf(text)).toEqual(values);
  });

  it.each([
    'Budget planning for 2027, 25 cost centres',
    'We roll out to Poland and need UK payroll',
    'Report by region for Europe, users in Texas, Bank of Scotland statements',
  ])('are not invented of “%s”', (text) => {
    expect(valuesOf(text)).toEqual([]);
  });

  it('ask whether the work is done where the company is', () => {
    expect(read('We are a manufacturer in Leeds').questions).toContainEqual({
      field: 'place',
      reason: 'work-there',
      words: ['in Leeds'],
    });
  });
});

describe('two answers', () => {
  it('to one question are asked about', () => {
    const { fields, questions } = read(
      'No rush. Actually it is urgent, 3 weeks project or a 4 month contract.',
    );
    expect(fields.timeline).toBeNull();
    expect(fields.urgency).toBeNull();
    expect(questions).toContainEqual({
      field: 'timeline',
      reason: 'several-answers',
      words: ['3 weeks', '4 month'],
    });
    expect(questions).toContainEqual({
      field: 'urgency',
      reason: 'several-answers',
      words: ['No rush', 'urgent'],
    });
  });
});
