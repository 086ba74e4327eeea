import { expect, it } from 'vitest';
import type { ConsultantCard } from '#features/profiles/consultants/contract/consultant-card.ts';
import type { TextClause } from './asked-text.ts';
import { askedPart, foundConsultants } from './found-why.ts';
import { tokensOf } from './ranking.ts';

const card: ConsultantCard = {
  userId: '00000000-0000-4000-8000-000000000001',
  name: 'Ada L.',
  initials: 'AL',
  avatar: null,
  isAvatarSharp: false,
  title: 'Ledger consultant',
  city: 'London',
  country: 'uk',
  workArrangement: null,
  availableFrom: null,
  languages: [],
  yearsExperience: 9,
  hourlyRateUsd: 90,
  availability: 'available',
  rating: null,
  reviewCount: 0,
  verifiedCertificationCount: 0,
  summary: '',
  primarySkills: [],
  secondarySkills: [],
};
const clause = (words: string, rest: Partial<TextClause> = {}): TextClause => ({
  ...{ words, typed: words, ids: [], said: null },
  ...{ terms: [], meant: [], nearest: [], related: [] },
  ...rest,
});
const wms = clause('wms', {
  ids: ['supply-chain.warehouse-management'],
  terms: ['module:supply-chain.warehouse-management'],
});

/** What an entry with these words of the index has of the clauses, by the best way of each token. */
const waysOf = (clauses: readonly TextClause[], keys: readonly string[]) =>
  tokensOf(clauses.map((of) => ({ ...of, stems: of.words.split(' ') }))).flatMap((token) => {
    const way = token.ways.find((each) => each.keys.every((key) => keys.includes(key)));
    return way ? [{ token, way, rarity: 100 }] : [];
  });

it('says what was answered, by which entry of the catalogue, and what was not', () => {
  const asked = [clause('ledger'), wms, clause('zeppelin')];
  const ways = waysOf(asked, ['ledger', '1:module:supply-chain.warehouse-management']);
  const [found] = foundConsultants([{ card, ways }], asked);
  expect(found).toMatchObject(card);
  expect(found?.matched).toEqual([
    {
      words: 'wms',
      through: {
        kind: 'module',
        id: 'supply-chain.warehouse-management',
        name: 'Warehouse Management',
      },
      level: 'top',
      isRelated: false,
    },
    { words: 'ledger', through: null, level: 'all', isRelated: false },
  ]);
  expect(found?.missed).toEqual(['zeppelin']);
});

it('names no entry where the words themselves are there', () => {
  const ways = waysOf([wms], ['wms', '1:module:supply-chain.warehouse-management']);
  const [found] = foundConsultants([{ card, ways }], [wms]);
  expect(found?.matched).toEqual([{ words: 'wms', through: null, level: 'all', isRelated: false }]);
});

it('takes one word of a name for no answer', () => {
  const ledger = clause('general ledger', { ids: ['finance-operations.general-ledger'] });
  const [found] = foundConsultants([{ card, ways: waysOf([ledger], ['general']) }], [ledger]);
  expect(found).toMatchObject({ matched: [], missed: ['general ledger'] });
});

it('marks a related skill as related, and lists words without a match as missed', () => {
  const erp = clause('erp', { ids: ['erp'], related: ['skill:supply-chain'] });
  const [found, other] = foundConsultants(
    [
      { card, ways: waysOf([erp], ['2:skill:supply-chain']) },
      { card, ways: [] },
    ],
    [erp],
  );
  expect(found?.matched).toEqual([
    {
      words: 'erp',
      through: { kind: 'skill', id: 'supply-chain', name: 'Supply Chain' },
      level: 'upper',
      isRelated: true,
    },
  ]);
  expect(other).toMatchObject({ matched: [], missed: ['erp'] });
});

it('marks what a word only has to do with as related', () => {
  const suppliers = clause('suppliers');
  const listed = ['2:module:finance-operations.accounts-payable'];
  const [found] = foundConsultants([{ card, ways: waysOf([suppliers], listed) }], [suppliers]);
  expect(found?.matched).toMatchObject([
    { words: 'suppliers', through: { name: 'Accounts Payable' }, isRelated: true },
  ]);
});

it('names skills, modules and certifications as the catalogue does', () => {
  const terms = ['skill:power-bi', 'certification:pmp', 'module:sales.lead-management'];
  expect(
    askedPart(clause('x', { terms }), true).means.map(({ kind, name }) => [kind, name]),
  ).toEqual([
    ['skill', 'Power BI'],
    ['certification', expect.stringContaining('PMP')],
    ['module', 'Lead Management'],
  ]);
});

it('says of what it does not cover that it is foreign, with the nearest', () => {
  expect(askedPart(clause('salesforce', { nearest: ['skill:sales'] }), false)).toEqual({
    words: 'salesforce',
    means: [{ kind: 'skill', id: 'sales', name: 'Sales' }],
    related: [],
    isForeign: true,
    isFound: false,
    known: null,
  });
  expect(askedPart(wms, true)).toMatchObject({ isForeign: false, isFound: true });
});
