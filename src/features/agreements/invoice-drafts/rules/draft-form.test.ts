import { expect, it } from 'vitest';
import { draftFormSchema } from './draft-form.ts';

const form = {
  ...{
    from: '2026-11-02',
    to: '2026-11-09',
    milestones: [],
    currency: 'EUR',
    rate: 100,
    vatCategory: 'S',
  },
  ...{ vatPercent: 19, exemptionReason: '', daysToPay: 30, buyerReference: '' },
  ...{ buyerStreet: '', buyerPostalCode: '', buyerCity: '' },
};
const problems = (changes: object) =>
  draftFormSchema
    .safeParse({ ...form, ...changes })
    .error?.issues.map(({ path, message }) => [...path, message]) ?? [];

it('a period ends after it begins', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ to: '2026-11-02' })).toEqual([]);
  expect(problems({ to: '2026-10-26' })).toEqual([['to', 'The last week is before the first']]);
});

it('weeks are a period, and milestones are chosen', () => {
  const none = { from: null, to: null };
  expect(problems({ ...none, milestones: ['Design'] })).toEqual([]);
  expect(problems(none)).toEqual([['milestones', 'Please choose at least one']]);
  expect(problems({ to: null })).toEqual([['milestones', 'Please choose at least one']]);
  expect(problems({ ...none, milestones: Array(41).fill('Design') })).toHaveLength(1);
});

it('VAT at a rate has a rate, and an exempt invoice a reason', () => {
  expect(problems({ vatPercent: null })).toEqual([['vatPercent', 'Please enter the VAT rate']]);
  expect(problems({ vatPercent: 0 })).toEqual([['vatPercent', 'Please enter more than 0']]);
  expect(problems({ vatPercent: 100.01 })).toHaveLength(1);
  expect(problems({ vatPercent: 7.125 })).toEqual([
    ['vatPercent', 'Please use at most two decimals'],
  ]);
  expect(problems({ vatCategory: 'E', vatPercent: null, exemptionReason: ' ' })).toEqual([
    ['exemptionReason', 'Please enter why no VAT is charged'],
  ]);
  for (const vatCategory of ['AE', 'Z', 'O']) {
    expect(problems({ vatCategory, vatPercent: null })).toEqual([]);
  }
});

it('rates, days and texts have limits', () => {
  expect(problems({ rate: null })).toEqual([]);
  expect(problems({ rate: 0 })).toEqual([['rate', 'Please enter more than 0']]);
  expect(problems({ rate: 1_000_001 })).toEqual([['rate', 'Please enter at most 1,000,000']]);
  expect(problems({ rate: 1.005 })).toEqual([['rate', 'Please use at most two decimals']]);
  expect(problems({ daysToPay: -1 })).toEqual([['daysToPay', 'Please enter 0 or more']]);
  expect(problems({ daysToPay: 181 })).toEqual([['daysToPay', 'Please enter at most 180']]);
  expect(problems({ buyerReference: 'a'.repeat(61) })).toHaveLength(1);
  expect(problems({ currency: 'XXX' })).toHaveLength(1);
});
