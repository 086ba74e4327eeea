import { useSyncExternalStore } from 'react';
import { currencyOfLocale, type LocaleCurrency } from './locale-currencies.ts';
import { currencyForLocale } from './negotiate.ts';

const onServer: LocaleCurrency = currencyOfLocale('en-US');
let inBrowser: LocaleCurrency | undefined;

function browserCurrency(): LocaleCurrency {
  inBrowser ??= currencyForLocale(navigator.languages);
  return inBrowser;
}

const neverChanges = () => () => undefined;

/**
 * The reader's currency on pages that are rendered alike for everybody: US dollars in the HTML, and the
 * currency of the browser's language once the page is hydrated.
 */
export function useReaderCurrency(): LocaleCurrency {
  return useSyncExternalStore(neverChanges, browserCurrency, () => onServer);
}
