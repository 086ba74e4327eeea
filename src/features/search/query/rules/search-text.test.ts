import { expect, it } from 'vitest';
import { knownWords } from './known-words.ts';
import { readSearchText } from './search-text.ts';

const askedBy = (text: string) =>
  readSearchText(text).map(({ terms, words }) => ({ terms, words }));

it.each(['', '   ', 'D365 consultant', 'looking for an expert', 'Microsoft Dynamics 365'])(
  '%j asks for nothing',
  (text) => {
    expect(readSearchText(text)).toEqual([]);
  },
);

it('asks for an entry of the catalogue or its words, and for every other word', () => {
  expect(askedBy('Power BI consultant in Glasgow')).toEqual([
    { terms: ['skill:power-bi'], words: 'power bi' },
    { terms: [], words: 'glasgow' },
  ]);
  expect(askedBy('general ledger')).toEqual([
    { terms: ['module:finance-operations.general-ledger'], words: 'general ledger' },
  ]);
});

it('finds extra skills by their words alone, for profiles do not list them', () => {
  expect(askedBy('report development')).toEqual([{ terms: [], words: 'report development' }]);
});

it('asks for what a need and a foreign product mean, beside their words', () => {
  expect(readSearchText('month-end close')).toEqual([
    {
      words: 'month end close',
      typed: 'month-end close',
      terms: [],
      meant: [
        'module:finance-operations.general-ledger',
        'module:finance-operations.financial-reporting',
      ],
      nearest: [],
      related: ['skill:finance-operations'],
    },
  ]);
  const [foreign] = readSearchText('salesforce');
  expect(foreign).toMatchObject({
    ...{ terms: [], meant: [] },
    nearest: ['skill:sales', 'skill:data-migration'],
  });
});

it('counts everyday words only where nothing else was said', () => {
  expect(askedBy('our team meets every day').map(({ words }) => words)).toEqual(['meets']);
  expect(askedBy('a problem next week').map(({ words }) => words)).toEqual([
    'problem',
    'next',
    'week',
  ]);
});

it('asks for a thing once, however often it is written', () => {
  expect(askedBy('museums Museums museums')).toEqual([{ terms: [], words: 'museums' }]);
});

it('takes for mistyped words only letters, three to thirty of them', () => {
  expect(knownWords(['warehouse picking', 'picking ax', 'x++ 2012 r2d2', 'züri'])).toEqual([
    'picking',
    'warehouse',
    'züri',
  ]);
  expect(knownWords(['abc', 'ab', 'a'.repeat(30), 'a'.repeat(31)])).toEqual([
    'a'.repeat(30),
    'abc',
  ]);
});
