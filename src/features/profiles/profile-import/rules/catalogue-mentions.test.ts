import { describe, expect, it } from 'vitest';
import { readMentions } from './catalogue-mentions.ts';
import { certificationOf, isStillValid } from './valid-certifications.ts';

const place = { kind: 'page', number: 1 } as const;
const idsIn = (text: string, isListing: boolean) => [
  ...new Set(readMentions({ texts: [{ text, place }], weight: 2, isListing }).map(({ id }) => id)),
];

describe('names of the catalogue in a list of skills', () => {
  it.each<[string, string[]]>([
    ['Dynamics 365 Finance', ['finance-operations']],
    ['Microsoft Power BI', ['power-bi']],
    ['X++', ['fo-development']],
    ['Business Analysis', ['business-process-analysis']],
    [
      'Dynamics 365 Sales, Marketing and Customer Service',
      ['sales', 'marketing', 'customer-service'],
    ],
    ['General Ledger', ['finance-operations.general-ledger', 'finance-operations']],
    ['Dataverse', ['dataverse']],
    ['Axapta', ['finance-operations']],
    ['AX 2009', ['finance-operations']],
    ['Business Central', ['business-central']],
    ['Navision', ['business-central']],
    ['Project Operations', ['project-operations']],
    // Words of every business, and products that no one can list here.
    ['Sales', []],
    ['Customer Service', []],
    ['CRM', []],
    ['ERP', []],
    ['Tax', []],
    ['Salesforce', []],
    ['Origami', []],
  ])('are read as they are meant: %s', (text, ids) => {
    expect(idsIn(text, true)).toEqual(ids);
  });
});

describe('names of the catalogue in running text', () => {
  it.each<[string, string[]]>([
    [
      'Implemented General Ledger and Tax in Dynamics 365 Finance; a month-end close in four days',
      ['finance-operations', 'finance-operations.general-ledger', 'finance-operations.tax'],
    ],
    [
      'Warehouse management in AX 2012',
      ['finance-operations', 'supply-chain.warehouse-management', 'supply-chain'],
    ],
    ['Supported the sales team, its training and the implementation of leads', []],
    ['Led the finance department and its reports', []],
  ])('count where they can mean nothing else: %s', (text, ids) => {
    expect(idsIn(text, false)).toEqual(ids);
  });

  it('carry the words as they were written', () => {
    const [first] = readMentions({
      texts: [{ text: 'Lots of PowerBI.', place }],
      weight: 3,
      isListing: false,
    });
    expect(first).toEqual({ id: 'power-bi', words: 'PowerBI', place, weight: 3 });
  });
});

describe('a certification', () => {
  it.each([
    [
      'Microsoft Certified: Dynamics 365 Finance Functional Consultant Associate',
      '',
      'd365-finance-consultant',
    ],
    ['MB-310', '', 'd365-finance-consultant'],
    ['Exam MB310: Finance', '', 'd365-finance-consultant'],
    ['PMP', 'Project Management Institute', 'pmp'],
    ['Azure Solutions Architect Expert', 'Microsoft', 'azure-solutions-architect'],
    // What comes after a retired one is another one.
    [
      'Microsoft Certified: Dynamics 365 Sales AI Consultant Associate',
      '',
      'd365-sales-ai-consultant',
    ],
    ['Some exam of theirs', 'Microsoft', 'other-microsoft-certification'],
    ['Scrum Master', 'Scrum.org', null],
  ])('is known by its own names: %s', (name, issuer, id) => {
    expect(certificationOf({ name, issuer })).toBe(id);
  });

  it('counts until the end of its last month, and fundamentals for ever', () => {
    const now = new Date('2026-11-22T00:00:00Z');
    expect(isStillValid('pmp', null, now)).toBe(true);
    expect(isStillValid('pmp', { year: 2026, month: 11 }, now)).toBe(true);
    expect(isStillValid('pmp', { year: 2026, month: null }, now)).toBe(true);
    expect(isStillValid('pmp', { year: 2026, month: 10 }, now)).toBe(false);
    expect(isStillValid('azure-fundamentals', { year: 2020, month: 1 }, now)).toBe(true);
  });
});
