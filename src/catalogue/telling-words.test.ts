import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainStems, tradeStems } from './common-words.ts';
import { needs } from './needs/all-needs.ts';
import { readTellingWords } from './telling-words.ts';

const said = (text: string) =>
  readTellingWords([text]).map(({ typed, weight, keys }) => [typed, weight, ...keys]);

describe('the decisive terms of a text', () => {
  it('is what people say, and what that has to do with', () => {
    expect(said('Our month-end close takes nine days.')).toEqual([
      ['month-end close', 4, '~month end close', '~month end'],
      ['General Ledger', 2, '@finance-operations.general-ledger'],
      ['Financial Reporting', 2, '@finance-operations.financial-reporting'],
    ]);
  });

  it('count a longer saying as the shorter one of the same meaning in it', () => {
    const [[, ...short] = [], [, ...long] = []] = [
      said('requisitions')[0],
      said('purchase requisitions')[0],
    ];
    expect(short).toEqual([3, '~requisitions']);
    expect(long).toEqual([3, '~purchase requisitions', '~requisitions']);
    // "Illness" alone has another meaning.
    expect(said('injury and illness')[0]?.slice(1)).toEqual([4, '~injury and illness']);
  });

  it('are names: of parts of products and of certifications more than of products', () => {
    expect(said('Dynamics 365 Sales')).toEqual([['Dynamics 365 Sales', 1, '@sales']]);
    expect(said('MB-310 and General Ledger')).toEqual([
      ['MB-310', 3, '@d365-finance-consultant'],
      ['General Ledger', 3, '@finance-operations.general-ledger'],
    ]);
    expect(said('They leave early')).toEqual([['leave', 1, '@human-resources.leave-and-absence']]);
    expect(said('CRM')[0]?.slice(2).length).toBeGreaterThan(1);
  });

  it('are other words, and words of the trade less', () => {
    expect(said('Hotels want reports about harbours: hotel by hotel.')).toEqual([
      ['Hotels', 2, 'hotel'],
      ['reports', 1, '@report-development'],
      ['harbours', 2, 'harbour'],
    ]);
    expect(said('a website')).toEqual([['website', 1, 'websit']]);
  });

  it('is nothing in plain words, words of every conversation, numbers and letters', () => {
    expect(said('We believe that 1,200 people walk home happily by 8 p.m., honestly.')).toEqual([]);
    expect(said('')).toEqual([]);
  });

  it('has to do with the same things in another language', () => {
    expect(said('Der Monatsabschluss dauert neun Tage.')).toEqual([
      ['Monatsabschluss', 3, '~monatsabschluss'],
      ['General Ledger', 2, '@finance-operations.general-ledger'],
      ['Financial Reporting', 2, '@finance-operations.financial-reporting'],
    ]);
  });

  it('is what a product was called, and never what is only nearest to a foreign one', () => {
    const [word, ...others] = readTellingWords(['Salesforce']);
    expect(word).toEqual({ typed: 'Salesforce', weight: 3, keys: ['~salesforce'] });
    expect(others).toEqual([]);
  });

  it('weighs as a name what is named, also where a saying had to do with it before', () => {
    const weights = (text: string) =>
      said(text).filter(([, , key]) => key === '@finance-operations.general-ledger');
    const named = [['General Ledger', 3, '@finance-operations.general-ledger']];
    expect(weights('Month-end close, in General Ledger')).toEqual(named);
    expect(weights('General Ledger, at month-end close')).toEqual(named);
  });

  it('has no words that are longer than any word', () => {
    expect(said(`${'x'.repeat(2000)} harbour`)).toEqual([['harbour', 2, 'harbour']]);
  });

  it('is the same in whatever form it is written', () => {
    expect(said('I like the MONTH END CLOSES of hotels. Hotels!')).toEqual([
      ['MONTH END CLOSES', 4, '~month end close', '~month end'],
      ['General Ledger', 2, '@finance-operations.general-ledger'],
      ['Financial Reporting', 2, '@finance-operations.financial-reporting'],
      ['hotels', 2, 'hotel'],
    ]);
  });

  it('is once what is said often, in whatever order', () => {
    const pieces = ['month-end close', 'General Ledger', 'hotel', 'report', 'NAV', 'payroll'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (spoken) => {
        const keysOf = (texts: readonly string[]) =>
          readTellingWords([texts.join(', and then. ')])
            .flatMap(({ keys, weight }) => keys.map((key) => `${key} ${weight}`))
            .sort();
        expect(keysOf(spoken.toReversed())).toEqual(keysOf(spoken));
        expect(keysOf([...spoken, ...spoken])).toEqual(keysOf(spoken));
      }),
    );
  });
});

describe('the tables', () => {
  it('leave every saying its weight but those of one plain word', () => {
    const silent = needs.filter(({ said: phrase }) => readTellingWords([phrase]).length === 0);
    expect(silent.map(({ said: phrase }) => phrase)).toEqual(['deals', 'no signal', 'voice']);
  });

  it('have no word twice', () => {
    expect([...tradeStems].filter((stem) => plainStems.has(stem))).toEqual([]);
  });
});
