import { useSyncExternalStore } from 'react';
import { currencyOfLocale, type LocaleCurrency } from '#lib/money/locale-currencies.ts';
import { currencyForLocale } from '#lib/money/negotiate.ts';

const onServer: LocaleCurrency = currencyOfLocale('en-US');
let inBrowser: LocaleCurrency | undefined;

function browserCurrency(): LocaleCurrency {
  inBrowser ??= currencyForLocale(navigator.languages);
  return inBrowser;
}

const neverChanges = () => () => undefined;

/**
 * The visitor's currency on pages that are rendered alike for everybody: US dollars in the HTML, and the
 * currency of the browser's language once the page is hydrated.
 */
export function useVisitorCurrency(): LocaleCurrency {
  return useSyncExternalStore(neverChanges, browserCurrency, () => onServer);
}
