import { describe, expect, it } from 'vitest';
import { currencyCodes } from '#lib/money/currencies.ts';
import { supportedLocales } from '#lib/money/locale-currencies.ts';
import { localeOfRegion } from '#lib/money/negotiate.ts';
import { usualAgreementChoices } from './agreements.ts';
import { claimOf, editableClaimIds } from './claims.ts';
import { mailKinds } from './mail-kinds.ts';
import {
  agreementsFormSchema,
  claimsFormSchema,
  countryName,
  currenciesFormSchema,
  sendersFormSchema,
} from './setting-schemas.ts';

const of = <Value>(keys: readonly string[], value: (key: string) => Value) =>
  Object.fromEntries(keys.map((key) => [key, value(key)]));

type Form = {
  safeParse(input: unknown): { error?: { issues: { message: string }[] } | undefined };
};
const messagesOf = (form: Form, input: object) =>
  form.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

describe('the claims', () => {
  const claims = of(editableClaimIds, (id) => {
    const { isPercentage, isShare } = claimOf(id as (typeof editableClaimIds)[number]);
    return { source: 'text', figure: isPercentage || isShare ? '40%' : 'some' };
  });
  const problems = (id: string, choice: object, reason = 'Counted') =>
    messagesOf(claimsFormSchema, { claims: { ...claims, [id]: choice }, reason });
  const find = (is: (claim: ReturnType<typeof claimOf>) => unknown) =>
    editableClaimIds.find((id) => is(claimOf(id))) ?? '';
  const measurable = find((claim) => claim.measuredAs);
  const unmeasurable = find((claim) => !claim.measuredAs && !claim.isPercentage);

  it('have a figure of up to 40 characters each, and a reason of up to 500', () => {
    expect(problems(unmeasurable, { source: 'text', figure: 'a'.repeat(40) })).toEqual([]);
    expect(problems(unmeasurable, { source: 'text', figure: 'a'.repeat(41) })).toHaveLength(1);
    expect(problems(unmeasurable, { source: 'text', figure: ' ' })).toEqual([
      'Please write the figure.',
    ]);
    const same = claims[unmeasurable] ?? {};
    expect(problems(unmeasurable, same, ' ')).toEqual([
      'Please say where these figures come from.',
    ]);
    expect(problems(unmeasurable, same, 'a'.repeat(500))).toEqual([]);
    expect(problems(unmeasurable, same, 'a'.repeat(501))).toHaveLength(1);
  });

  it('are measured only where there is something to count', () => {
    expect(problems(measurable, { source: 'measured', figure: 'some' })).toEqual([]);
    expect(problems(unmeasurable, { source: 'measured', figure: 'some' })).toHaveLength(1);
    expect(problems('ownCommission', { source: 'text', figure: '5%' })).toHaveLength(1);
  });

  it('that are reckoned with are one percentage', () => {
    const percentage = find((claim) => claim.isPercentage);
    const faults = ['1%', '99%', '0%', '100%', '5', 'about 5%', '5% or so'].map(
      (figure) => problems(percentage, { source: 'text', figure }).length,
    );
    expect(faults).toEqual([0, 0, 1, 1, 1, 1, 1]);
    expect(problems(percentage, { source: 'text', figure: '5' })).toEqual([
      'One percentage from 1% to 99%: comparisons are reckoned with it.',
    ]);
  });
});

it('a share is a whole percentage up to all', () => {
  const allowed = ['1%', '100%', '0%', '101%', '5', 'all'].map(
    (figure) =>
      claimsFormSchema.shape.claims.shape.checkedConsultants.safeParse({ source: 'text', figure })
        .success,
  );
  expect(allowed).toEqual([true, true, false, false, false, false]);
});

describe('the currencies', () => {
  const form = {
    languages: of(supportedLocales, () => 'USD'),
    countries: [{ country: ' at ', currency: 'EUR' }],
    perUsd: of(
      currencyCodes.filter((code) => code !== 'USD'),
      () => 1.5,
    ),
    ratesOn: '2026-11-24',
    reason: '',
  };
  const problems = (changes: object) => messagesOf(currenciesFormSchema, { ...form, ...changes });
  const rate = (value: unknown) => problems({ perUsd: { ...form.perUsd, EUR: value } });

  it('are one for each language, and for more countries by their letters', () => {
    expect(currenciesFormSchema.parse(form).countries).toEqual([
      { country: 'AT', currency: 'EUR' },
    ]);
    const [locale = ''] = supportedLocales;
    expect(problems({ languages: { ...form.languages, [locale]: 'XXX' } })).toEqual([
      'Choose one of the currencies.',
    ]);
    expect(problems({ languages: {} }).length).toBe(supportedLocales.length);
  });

  it('have a rate each but the dollar, of four decimals', () => {
    expect([0.0001, 1_000_000, 1.2345].flatMap(rate)).toEqual([]);
    expect(rate(0)).toEqual(['A rate is more than 0.']);
    expect(rate(1_000_001)).toEqual(['This is more than any rate.']);
    expect(rate(1.23456)).toEqual(['At most four decimals.']);
    expect(rate('1')).toEqual(['Please give a rate.']);
    expect(problems({ perUsd: { ...form.perUsd, USD: 1 } })).toHaveLength(1);
    expect(problems({ ratesOn: 'today' })).toEqual(['Please enter a valid date']);
  });

  it('name each country once, and none that a language stands for', () => {
    const twice = [form.countries[0], { country: 'AT', currency: 'USD' }];
    const { error } = currenciesFormSchema.safeParse({ ...form, countries: twice });
    expect(error?.issues).toMatchObject([
      {
        code: 'custom',
        path: ['countries', 1, 'country'],
        message: 'This country is listed already.',
      },
    ]);
    const [region = ''] = localeOfRegion.keys();
    expect(problems({ countries: [{ country: region, currency: 'EUR' }] })).toEqual([
      'This country is in the list of languages: change its currency there.',
    ]);
    expect(problems({ countries: [{ country: 'EU', currency: 'EUR' }] })).toEqual([
      'Two letters of ISO 3166, such as IE.',
    ]);
  });

  it('know a country from what only looks like one', () => {
    expect([countryName('AT'), countryName('NO')]).toEqual(['Austria', 'Norway']);
    const others = ['EU', 'UN', 'EZ', 'ZZ', 'QO', 'XA', 'XB', 'at', 'AUT', '1AT', 'ATT1', ''];
    expect(others.filter((code) => countryName(code) !== undefined)).toEqual([]);
  });
});

describe('the senders', () => {
  const form = {
    names: [{ address: ' Hello@Direct365.example ', name: 'Direct365' }],
    byKind: of(mailKinds, () => 'hello@direct365.example'),
    reason: '',
  };
  const problems = (name: string) =>
    messagesOf(sendersFormSchema, { ...form, names: [{ address: 'a@x.example', name }] });

  it('have an address in small letters and a name without one', () => {
    expect(sendersFormSchema.parse(form).names).toEqual([
      { address: 'hello@direct365.example', name: 'Direct365' },
    ]);
    expect(problems('a'.repeat(70))).toEqual([]);
    expect(problems('a'.repeat(71))).toHaveLength(1);
    expect(problems('')).toEqual(['Please write the name that people see.']);
    for (const name of ['a@b', '<a', 'a>']) {
      expect(problems(name)).toEqual(['A name, without an address in it.']);
    }
  });

  it('are up to 50, and one for each kind of mail', () => {
    const many = (count: number) => ({ ...form, names: Array(count).fill(form.names[0]) });
    expect(messagesOf(sendersFormSchema, many(50))).toEqual([]);
    expect(messagesOf(sendersFormSchema, many(51))).toHaveLength(1);
    expect(messagesOf(sendersFormSchema, { ...form, byKind: {} })).toHaveLength(mailKinds.length);
    const long = { ...form.byKind, work: `${'a'.repeat(250)}@b.c` };
    expect(messagesOf(sendersFormSchema, { ...form, byKind: long })).toEqual([]);
    const longer = { ...form.byKind, work: `${'a'.repeat(251)}@b.c` };
    expect(messagesOf(sendersFormSchema, { ...form, byKind: longer })).toHaveLength(1);
  });
});

describe('the papers of a deal', () => {
  const form = { ...usualAgreementChoices, reason: '' };
  const problems = (clauses: object[]) => messagesOf(agreementsFormSchema, { ...form, clauses });
  const clause = { title: 'a'.repeat(120), text: 'a'.repeat(4000) };

  it('begin with the clauses of the product, which its form does not change', () => {
    expect(form.clauses).toHaveLength(6);
    expect(agreementsFormSchema.parse(form)).toEqual(form);
  });

  it('have up to 20 clauses, each with a title and a text', () => {
    expect(problems([])).toEqual([]);
    expect(problems(Array(20).fill(clause))).toEqual([]);
    expect(problems(Array(21).fill(clause))).toEqual(['At most 20 clauses.']);
    expect(problems([{ title: ' ', text: '\n' }])).toEqual([
      'Please enter a title.',
      'Please enter the text.',
    ]);
    expect(problems([{ title: `${clause.title}a`, text: `${clause.text}a` }])).toEqual([
      'Please use at most 120 characters.',
      'Please use at most 4000 characters.',
    ]);
  });
});
