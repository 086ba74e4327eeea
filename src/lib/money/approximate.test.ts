import { expect, it } from 'vitest';
import { approximately } from './approximate.ts';
import { currencyOfLocale } from './shown-currency.ts';

it.each([
  ['en-GB', 'about £95'],
  ['de', 'about 110 €'],
  ['ja', 'about ￥17,880'],
] as const)('says in the currency of %s what 120 dollars are', (locale, text) => {
  expect(approximately(120, currencyOfLocale(locale))?.replace(/\s/g, ' ')).toBe(text);
});

it('says nothing to readers of dollars', () => {
  expect(approximately(120, currencyOfLocale('en-US'))).toBeNull();
});
