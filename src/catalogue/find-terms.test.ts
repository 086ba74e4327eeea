import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ambiguousPhrases, findTerms, listPhrases } from './find-terms.ts';
import { normalisePhrase } from './normalise-phrase.ts';
import { skillSameAs } from './same-things.ts';

function idsIn(text: string): string[] {
  return findTerms(text).map(({ id }) => id);
}

describe('phrases of the catalogue', () => {
  it('mean one thing each, but for those declared ambiguous', () => {
    const several = [...listPhrases()]
      .filter(([, terms]) => new Set(terms.map(({ id }) => skillSameAs(id) ?? id)).size > 1)
      .map(([phrase]) => phrase);
    expect(several.sort()).toEqual([...ambiguousPhrases].sort());
  });

  it('are never empty', () => {
    expect(listPhrases().has('')).toBe(false);
  });

  it('are found in any case and with any accents, with just their own meaning', () => {
    for (const [phrase, terms] of listPhrases()) {
      const accented = phrase.toUpperCase().replaceAll('E', 'É').replaceAll('O', 'Ö');
      expect(idsIn(`  ${accented}! `)).toEqual(terms.map(({ id }) => id));
    }
  });
});

describe('finding terms in a text', () => {
  it.each([
    ['F&O consultant', ['finance-operations']],
    ['finops', ['finance-operations']],
    ['Dynamics AX 2012 upgrade', ['finance-operations']],
    ['Dynamics 365 Finance and Operations', ['finance-operations']],
    ['dynamics365 sales', ['sales']],
    ['Microsoft Dynamics 365 Customer Insights - Journeys', ['marketing']],
    ['customer insights', ['marketing', 'customer-insights']],
    ['D365 Marketing', ['marketing']],
    ['Common Data Service', ['dataverse', 'power-platform.dataverse']],
    ['power virtual agents', ['copilot-studio', 'power-platform.copilot-studio']],
    ['Copilot Studio', ['copilot-studio', 'power-platform.copilot-studio']],
    ['X++ developer', ['fo-development']],
    [
      'Power BI reports for accounts payable',
      ['power-platform.power-bi-reports', 'finance-operations.accounts-payable'],
    ],
    ['Power BI', ['power-bi']],
    ['MB-310 or mb500', ['d365-finance-consultant', 'd365-finance-operations-developer']],
    ['AB-410', ['intelligent-applications-builder']],
    ['data migration', ['data-migration']],
    ['rest api', ['api-development']],
    ['Business Central', ['business-central']],
    ['Dynamics 365 Business Central', ['business-central']],
    ['Project Operations', ['project-operations']],
    ['', []],
  ])('%j', (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });

  it('gives every product an ambiguous word may mean', () => {
    expect(idsIn('CRM')).toEqual(['sales', 'customer-service', 'marketing', 'field-service']);
  });

  it('reports an entry once, by the words that named it first', () => {
    expect(findTerms('HR, human resources and hcm')).toEqual([
      { kind: 'skill', id: 'human-resources', phrase: 'hr' },
    ]);
  });

  it('does not find words inside other words', () => {
    expect(idsIn('relax, charm, mapping')).toEqual([]);
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const ids = idsIn(text);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('finds both of two names wherever they stand', () => {
    const phrase = fc.constantFrom(...listPhrases().keys());
    fc.assert(
      fc.property(phrase, phrase, (first, second) => {
        const found = idsIn(`${first} zzz ${second}`);
        const expected = [first, second].flatMap((text) => idsIn(text));
        expect(new Set(found)).toEqual(new Set(expected));
      }),
    );
  });
});

describe('normalising a phrase', () => {
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = normalisePhrase(text);
        expect(normalisePhrase(once)).toBe(once);
      }),
    );
  });
});
