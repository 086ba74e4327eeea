import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginsWith, catalogueCompletions, endsOf, mostCompletions } from './completions.ts';
import { searchLimits } from './limits.ts';

const textsOf = (text: string, kind?: string): string[] =>
  catalogueCompletions(text)
    .filter((each) => kind === undefined || each.kind === kind)
    .map((each) => each.text);

it('offers each thing of the catalogue once, with what it is part of or has to do with', () => {
  const first = (text: string) => catalogueCompletions(text)[0];
  expect(first('power bi')).toEqual({
    ...{ kind: 'skill', text: 'Power BI', about: 'Microsoft Power BI' },
  });
  // The name that Microsoft gives it is its own, or it has none.
  expect(first('microsoft fab')).toEqual({
    ...{ kind: 'skill', text: 'Microsoft Fabric', about: null },
  });
  expect(first('ssrs')).toEqual({ kind: 'skill', text: 'Report Development', about: null });
  expect(first('mobile app')).toEqual({
    ...{ kind: 'skill', text: 'Mobile App Development', about: null },
  });
  expect(textsOf('data mig', 'skill')).toEqual(['Data Migration']);
  const named = catalogueCompletions('power pag').filter(({ text }) => text === 'Power Pages');
  expect(named.map(({ kind }) => kind)).toEqual(['skill']);
  expect(first('wareh')).toMatchObject({ kind: 'module', about: 'Supply Chain' });
  expect(first('month-end cl')).toEqual({
    kind: 'problem',
    text: 'month end close',
    about: 'General Ledger and Financial Reporting',
  });
  expect(catalogueCompletions('salesf')).toEqual([
    { kind: 'problem', text: 'salesforce', about: 'nearest: Sales and Data Migration' },
  ]);
});

it('offers skills, modules and problems that begin so', () => {
  expect(textsOf('power b')).toContain('Power BI');
  expect(textsOf('wareh', 'module')).toContain('Warehouse Management');
  expect(textsOf('month', 'problem')).toContain('month end close');
});

it('finds an entry by any of its names, those it is called by first', () => {
  expect(textsOf('axa', 'skill')).toEqual(['D365 Finance & Operations']);
  expect(textsOf('customer ins', 'skill')).toEqual(['Customer Insights – Data', 'Marketing']);
  expect(textsOf('sal', 'skill')[0]).toBe('Sales');
});

it('completes the end of a sentence and leaves its beginning as it was typed', () => {
  expect(textsOf('We need HELP with our  month-end cl')).toEqual([
    'We need HELP with our  month end close',
  ]);
});

it('puts the name of a thing before its other names', () => {
  expect(textsOf('case', 'module')[0]).toBe('Case Management');
});

it('offers nothing for nothing, one letter, a little word, or what is complete', () => {
  for (const text of ['', ' ', 'q', 'the', 'xyzzy', 'XrmToolBox '.trim().toLowerCase()]) {
    expect(textsOf(text), text).toEqual([]);
  }
});

it('looks at the last words, the longest end first', () => {
  expect(endsOf('our ledger cl').map(({ before, words }) => [before, words])).toEqual([
    ['our ', ['ledger', 'cl']],
    ['our ledger ', ['cl']],
  ]);
  expect(endsOf('four sites count stock twice every month').map(({ words }) => words[0])).toEqual([
    ...['count', 'stock', 'twice', 'month'],
  ]);
  expect(beginsWith('general ledger', ['gen', 'led'])).toBe(1);
  expect(beginsWith('general ledger', ['general', 'led'])).toBe(2);
  expect(beginsWith('general ledger', ['edger'])).toBe(0);
});

it('looks at everything for a word of one letter, and at any word of a name', () => {
  expect(textsOf('c a', 'problem')).toContain('cost allocation');
  expect(textsOf('ledger gen', 'module')[0]).toBe('General Ledger');
});

it('never offers more than fits, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: searchLimits.text }), (text) => {
      const found = catalogueCompletions(text);
      for (const kind of ['skill', 'module', 'problem'] as const) {
        expect(found.filter((each) => each.kind === kind).length).toBeLessThanOrEqual(
          mostCompletions[kind],
        );
      }
    }),
  );
});
