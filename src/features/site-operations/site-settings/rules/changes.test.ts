import { describe, expect, it } from 'vitest';
import { type Clause, usualAgreementChoices } from './agreements.ts';
import { agreementChanges, claimChanges, currencyChanges, senderChanges } from './changes.ts';
import { usualCurrencyChoices } from './currencies.ts';
import { usualSenderChoices } from './senders.ts';

describe('the audit log says of a change', () => {
  it('nothing where all is the same', () => {
    expect(claimChanges({}, {}, true)).toEqual([]);
    expect(currencyChanges(usualCurrencyChoices, usualCurrencyChoices)).toEqual([]);
    expect(senderChanges(usualSenderChoices, usualSenderChoices)).toEqual([]);
    expect(agreementChanges(usualAgreementChoices, usualAgreementChoices)).toEqual([]);
  });

  it('which claim was said in which words, or was measured', () => {
    const text = { source: 'text', figure: 'a lot' } as const;
    const measured = { source: 'measured', figure: '' } as const;
    expect(claimChanges({ accountReview: text }, { accountReview: measured }, true)).toEqual([
      'accountReview: “a lot” → measured',
    ]);
    expect(claimChanges({}, { accountReview: text }, false)).toEqual([
      'accountReview: measured → “a lot”',
    ]);
    expect(claimChanges({ accountReview: text }, {}, true)).toEqual([
      'accountReview: “a lot” → “1-2 business days”',
    ]);
  });

  it('which language, country, rate and day', () => {
    const [locale = ''] = Object.keys(usualCurrencyChoices.languages);
    const before = { ...usualCurrencyChoices, countries: { IE: 'EUR', NO: 'USD' } } as const;
    const after = {
      ...before,
      languages: { ...before.languages, [locale]: 'CHF' },
      countries: { NO: 'EUR', AT: 'EUR' },
      perUsd: { ...before.perUsd, EUR: 0.5 },
      ratesOn: '2026-11-24',
    } as const;
    expect(currencyChanges(before, after)).toEqual([
      `${locale}: ${Reflect.get(before.languages, locale)} → CHF`,
      'AT: none → EUR',
      'IE: EUR → none',
      'NO: USD → EUR',
      `1 USD in EUR: ${before.perUsd.EUR} → 0.5`,
      'day of the rates: none → 2026-11-24',
    ]);
    expect(currencyChanges(after, before).at(-1)).toBe('day of the rates: 2026-11-24 → none');
  });

  it('which name, and who mails are from', () => {
    const before = { names: { 'b@x.example': 'B' }, byKind: { work: 'b@x.example' } };
    const after = { names: { 'a@x.example': 'A' }, byKind: { billing: 'a@x.example' } };
    expect(senderChanges(before, after)).toEqual([
      'name of a@x.example: as usual → A',
      'name of b@x.example: B → as usual',
      'work mails: b@x.example → usual sender',
      'billing mails: usual sender → a@x.example',
    ]);
  });

  it('which papers are offered, and which clauses changed', () => {
    const [kept, changed, removed] = ['Kept', 'Changed', 'Removed'].map((title) => ({
      ...{ title, text: 'Before.' },
    })) as [Clause, Clause, Clause];
    const before = { ...usualAgreementChoices, clauses: [kept, changed, removed] };
    const after = {
      ...{ agreements: true, timeSheets: false, invoiceDrafts: true, vatChecks: true },
      clauses: [kept, { ...changed, text: 'After.' }, { title: 'Added', text: 'After.' }],
    };
    expect(agreementChanges(before, after)).toEqual([
      'timeSheets: on → off',
      'invoiceDrafts: off → on',
      'vatChecks: off → on',
      'clause “Changed”: changed',
      'clause “Removed”: removed',
      'clause “Added”: added',
    ]);
    expect(agreementChanges(before, { ...before, clauses: [changed, kept, removed] })).toEqual([
      'clauses: another order',
    ]);
    expect(agreementChanges(before, { ...before, clauses: [kept, changed] })).toEqual([
      'clause “Removed”: removed',
    ]);
  });
});
