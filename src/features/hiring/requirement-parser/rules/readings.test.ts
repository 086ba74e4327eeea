import { describe, expect, it } from 'vitest';
import { extraSkillIds } from '#catalogue/extra-skills.ts';
import { moduleIds } from '#catalogue/modules.ts';
import { readArrangement } from './arrangements.ts';
import { readBudget } from './budgets.ts';
import { readDuration } from './durations.ts';
import { settle } from './finding.ts';
import { suggestionIn } from './provider-suggestion.ts';
import { readRequirements } from './requirements.ts';
import { wordsAt } from './span.ts';
import { readUrgency } from './urgency.ts';

const today = '2026-11-22';

/** What is read of a text, each with its words. */
const said = (
  text: string,
  { readings }: { readings: readonly { start: number; end: number; value: string }[] },
) => readings.map(({ value, ...at }) => `${value}: ${wordsAt(text, at)}`);

describe('how long the work takes', () => {
  const read = (text: string) => {
    const { readings, doubts } = readDuration(text, today);
    return [...readings.map(({ value }) => value), ...doubts.map(({ reason }) => reason)];
  };

  it.each([
    'Data migration, 6 weeks, remote',
    'Data migration, about 6 weeks maximum, remote',
    'Data migration, 6 weeks max, remote',
    'Data migration, 6 weeks approx, remote',
    'Data migration, 6 weeks in total, remote',
    'Data migration, 6 weeks tops, remote',
    'Data migration, 6 weeks max (remote)',
    'About 6 weeks, remote',
    'We need a consultant from Leeds from 4 January until 28 February',
    'Must be done within 6 weeks',
    'Within 6 weeks please',
    'We need a consultant for 6 weeks',
    'A consultant for about 6 weeks',
    'We need a consultant for 1 month or two',
    'You get an answer within 24 hours. It must be done within 6 weeks',
    'We have budgeted 6 weeks for the data migration',
    'We are looking for help over the next 6 weeks',
  ])('is said by “%s”', (text) => {
    expect(read(text)).toEqual(['1-2-months']);
  });

  it.each([
    'Data migration, 6 weeks behind, remote',
    'Data migration, 6 weeks of waiting, remote',
    'Data migration, 6 - 8 weeks of waiting, remote',
    'It must be done within 3 days',
    'It must be done within 10 days or so',
    'Fixed within 48 hours',
    'Ready within 24 hrs',
    'Live within 1 day',
    'Fixed within 1 hour, please',
    'Ready within 1 hr, please',
    'The system has been slow for 6 weeks',
    'We need help, the system has been slow for 6 weeks',
    'We need the ledger for 6 weeks',
    'Our consultant of many years is away for 6 weeks',
    'The warehouse is closed until 31 January',
    'Not a 6 weeks project',
  ])('is not said by “%s”', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('is asked for where no choice holds it', () => {
    expect(read('A 10 week project')).toEqual(['between-choices']);
    expect(read('A 2 day project')).toEqual(['too-short']);
    expect(read('A 3 year project')).toEqual(['too-long']);
    expect(read('A 6 week project, then a 3 week project')).toEqual(['1-2-months', '3-4-weeks']);
  });
});

describe('what the work may cost', () => {
  const read = (text: string) => {
    const { readings, doubts } = readBudget(text);
    return [...readings.map(({ value }) => value), ...doubts.map(({ reason }) => reason)];
  };

  it('is asked for where no choice holds it, in whichever currency', () => {
    expect(read('Our budget is 5k-100k')).toEqual(['between-choices']);
    expect(read('Our budget is $20k-30k')).toEqual(['between-choices']);
    expect(read('Our budget is 20k-30k')).toEqual(['which-currency']);
    expect(read('Our budget is 15k')).toEqual(['10k-25k']);
  });
});

describe('where the work is done', () => {
  const read = (text: string) => said(text, readArrangement(text));

  it.each([
    ['There is no need to be on site', 'no need to be on site'],
    ['You needn’t be on site', 'needn’t be on site'],
    ['You neednt be on site', 'neednt be on site'],
    ['This is not on site', 'not on site'],
    ['The work isn’t on site', 'isn’t on site'],
    ['The work isnt on site', 'isnt on site'],
    ['We are never on site', 'never on site'],
    ['All of it without on site days', 'without on site'],
    ['You don’t have to be on site', 'don’t have to be on site'],
    ['You dont have to be on site', 'dont have to be on site'],
    ['He doesn’t have to be on site', 'doesn’t have to be on site'],
    ['He doesnt have to be on site', 'doesnt have to be on site'],
    ['You can’t be on site', 'can’t be on site'],
    ['You cant work on site', 'cant work on site'],
    ['You cannot come on site', 'cannot come on site'],
    ['On site is not possible', 'On site is not possible'],
  ])('is elsewhere where it is refused: %s', (text, words) => {
    expect(read(text)).toEqual([`remote: ${words}`]);
  });

  it('is on site where it cannot be done remotely', () => {
    expect(read('This cannot be done remotely')).toEqual(['on-site: cannot be done remotely']);
    expect(read('You can’t work remotely.')).toEqual(['on-site: can’t work remotely']);
    expect(read('We cannot ship, so somebody has to be on site')).toEqual(['on-site: on site']);
    expect(read('We can’t do it until you are on site')).toEqual(['on-site: on site']);
  });

  it('is both where both are said, and no contradiction', () => {
    expect(read('Hybrid work, on site in Leeds or remote.')).toEqual([
      'both: Hybrid',
      'both: on site',
      'both: remote',
    ]);
    expect(read('On site in Leeds or remote.')).toEqual(['on-site: On site', 'remote: remote']);
  });
});

describe('what is asked for of the catalogue', () => {
  const read = (text: string) => {
    const { modules, extraSkills, skills, products } = readRequirements(text);
    const ids = [...modules, ...extraSkills, ...skills].map(({ value }) => value);
    return { ids, products };
  };

  it('is told once, as what a project has a choice for', () => {
    expect(read('Data migration and Power BI for Field Service')).toEqual({
      ids: ['data-migration', 'power-bi', 'field-service'],
      products: ['Field Service'],
    });
    expect(read('Customization and development of our extensions')).toMatchObject({
      ids: ['custom-development'],
    });
  });

  it('is nothing where a word stands for several products', () => {
    expect(read('We need help with our CRM')).toEqual({ ids: [], products: ['CRM'] });
    expect(read('We need help with Sales')).toEqual({ ids: ['sales'], products: ['Sales'] });
    expect(read('Someone for Customer Insights').ids).toEqual([]);
    expect(read('We need help with Project Operations').ids).toEqual(['project-operations']);
  });

  it('is not what is there already, nor what is only wondered about', () => {
    expect(read('We already use Field Service and need Power BI').ids).toEqual(['power-bi']);
    expect(read('We already use Power BI')).toEqual({ ids: [], products: [] });
    expect(read('We are not sure whether we need Power BI')).toEqual({ ids: [], products: [] });
  });
});

describe('what is said of a field', () => {
  const text = 'One, two and three.';
  const at = (start: number, end: number) => ({ start, end });
  const [one, two] = [at(0, 3), at(5, 8)];

  it('is one value however often it is said, and a question where several are', () => {
    const reading = (value: string, span: { start: number; end: number }) => ({ ...span, value });
    expect(settle(text, { readings: [reading('a', two), reading('a', one)], doubts: [] })).toEqual({
      said: { value: 'a', words: ['One', 'two'] },
    });
    expect(settle(text, { readings: [reading('a', one), reading('b', two)], doubts: [] })).toEqual({
      open: { reason: 'several-answers', words: ['One', 'two'] },
    });
  });

  it('is a doubt where nothing else is said, and else nothing', () => {
    const doubts = [{ ...one, reason: 'which-day' as const }];
    expect(settle(text, { readings: [], doubts })).toEqual({
      open: { reason: 'which-day', words: ['One'] },
    });
    expect(settle(text, { readings: [{ ...two, value: 'a' }], doubts })).toEqual({
      said: { value: 'a', words: ['two'] },
    });
    expect(settle(text, { readings: [], doubts: [] })).toEqual({
      open: { reason: 'not-said', words: [] },
    });
  });

  it('is told in words without the space and marks around them', () => {
    const written = '  (…,: one \n\t two?! — ';
    expect(wordsAt(' ,;: one \n\t two?! —', at(0, 20))).toBe('one two');
    expect(wordsAt(written, at(5, written.length))).toBe('one two');
  });
});

describe('what a provider answers', () => {
  const nothing = {
    ...{ projectType: null, timeline: null, budgetRange: null, urgency: null },
    ...{ seniority: null },
    ...{ currentD365Status: null, workArrangement: null, modules: [], extraSkills: [] },
  };

  it('fills no more of a list than a project is likely to need', () => {
    const answer = { modules: moduleIds, extraSkills: extraSkillIds };
    const { modules = [], extraSkills = [] } = suggestionIn(answer) ?? {};
    expect(modules).toEqual(moduleIds.slice(0, 8));
    expect(extraSkills).toEqual(extraSkillIds.slice(0, 8));
  });

  it('counts as far as it is a choice of the form, each once', () => {
    const modules = ['supply-chain.warehouse-management', 'finance-operations.general-ledger'];
    expect(
      suggestionIn({
        ...{ timeline: '1-2-months', urgency: 'now', budgetRange: 7, anything: true },
        modules: [...modules, ...modules, 'no.module', null, 3],
        extraSkills: 'report-development',
      }),
    ).toEqual({
      ...{ ...nothing, timeline: '1-2-months' },
      modules: modules.toReversed(),
    });
    expect(suggestionIn({})).toEqual(nothing);
    for (const none of [null, 'text', 3, []]) expect(suggestionIn(none)).toBeNull();
  });
});

describe('how urgent the work is', () => {
  const read = (text: string) => said(text, readUrgency(text, today));

  it.each([
    ['It must be done by 27 November.', ['critical: must be done by 27 November']],
    ['The go-live is on   29 November', ['critical: go-live is on 29 November']],
    ['Go-live on 30 November', ['high: Go-live on 30 November']],
    ['The deadline is 23 December', ['high: deadline is 23 December']],
    ['The deadline is 24 December', []],
    ['The deadline is 21 November', []],
    ['The deadline is today', ['critical: deadline is today']],
    ['Deadline this Friday', ['critical: Deadline this Friday']],
    ['It has to be ready within 2 weeks', ['high: has to be ready within 2 weeks']],
    // Of several days the soonest counts.
    ['Go-live on 15 December, audit on 8 December', ['high: audit on 8 December']],
    ['We went live, the go-live was last year, on 27 November', []],
  ])('is said by the day in “%s”', (text, readings) => {
    expect(read(text)).toEqual(readings);
  });
});
