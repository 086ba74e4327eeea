import { expect, it } from 'vitest';
import { knownWords, namesWithSigns } from './known-words.ts';
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

it('finds extra skills by their words and by what helps with them, for profiles do not list them', () => {
  expect(readSearchText('report development')).toEqual([
    {
      ...{ words: 'report development', typed: 'report development', terms: [] },
      ...{ ids: ['report-development'], said: null },
      meant: ['skill:customization-development', 'skill:power-bi', 'skill:microsoft-fabric'],
      ...{ nearest: [], related: [] },
    },
  ]);
  // A need leads to the skills alone that can be listed.
  expect(readSearchText('our phone app')[0]?.meant).toEqual(['skill:power-apps']);
  // What can be listed is found as that.
  expect(readSearchText('for Business Central')[0]?.meant).toEqual([]);
});

it('relates a name to neighbouring entries, and never to the entry it names', () => {
  const related = (text: string) => readSearchText(text)[0]?.related;
  expect(related('for the CRM')).toEqual([
    ...['skill:project-operations', 'skill:contact-center', 'skill:customer-insights'],
  ]);
  expect(related('MB-335 needed')).toEqual(['certification:d365-manufacturing-consultant']);
  expect(related('warehouse management')).toEqual(['skill:supply-chain']);
  expect(related('the museum')).toEqual([]);
});

it('asks for what a need and a foreign product mean, beside their words', () => {
  expect(readSearchText('month-end close')).toEqual([
    {
      words: 'month end close',
      typed: 'month-end close',
      ...{ ids: [], said: 'month end close' },
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
    ...{ terms: [], meant: [], related: [] },
    nearest: ['skill:sales', 'skill:data-migration'],
  });
  expect(readSearchText('the origami')[0]).toMatchObject({ meant: [], nearest: [], related: [] });
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

it('takes words with signs in them for names as they stand', () => {
  const names = (text: string) => [...namesWithSigns(text)].slice(3);
  expect([...namesWithSigns('')]).toEqual(['net', 'asp', 'dotnet']);
  expect(names('Sites in Node.js, C# and F#: R2_D2 is (done.) Soon')).toEqual([
    ...['node', 'js', 'csharp', 'f', 'r2', 'd2'],
  ]);
});

it('takes all words of a text in another language for names', () => {
  expect([...namesWithSigns('unser Lager dauert lange')].slice(3)).toEqual([
    ...['unser', 'lager', 'dauert', 'lange'],
  ]);
});
