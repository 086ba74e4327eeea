import { type CurrencyCode, decimalsOf, isCurrencyCode } from './currencies.ts';
import type { MoneyLocale } from './locale-currencies.ts';

/**
 * A price as a reader of the locale writes it: "$75" and "£59", for prices are whole units. An amount that is not has
 * both its decimals, "$19.50", and none for yen and won.
 */
export function formatMoney(amount: number, code: CurrencyCode, locale: MoneyLocale): string {
  return format(amount, code, locale, Number.isInteger(amount) ? 0 : decimalsOf(code));
}

/** A rate or a budget in whole units, where decimals would only be in the way: "$120", "£10,000". */
export function formatWholeMoney(amount: number, code: CurrencyCode, locale: MoneyLocale): string {
  return format(amount, code, locale, 0);
}

/** A price in a currency from an outside source; a currency that is not in our list is written by its code. */
export function formatAnyMoney(
  { amount, currency }: { amount: number; currency: string },
  locale: MoneyLocale,
): string {
  return isCurrencyCode(currency) ? formatMoney(amount, currency, locale) : `${amount} ${currency}`;
}

function format(amount: number, code: CurrencyCode, locale: MoneyLocale, decimals: 0 | 2): string {
  return code === 'USD' && locale === 'en-US' && Number.isSafeInteger(amount) && amount >= 0
    ? formatWholeDollars(amount)
    : formatterFor(code, locale, decimals).format(amount);
}

// What public pages are full of: the first formatter of a page costs a phone as much time as the whole hydration.
const formatWholeDollars = (amount: number): string =>
  `$${String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',')}`;

// Making a formatter costs far more than using it, and there are few: locales and codes are closed lists.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(code: CurrencyCode, locale: MoneyLocale, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${code} ${locale} ${decimals}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: code,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formatters.set(key, formatter);
  }
  return formatter;
}
