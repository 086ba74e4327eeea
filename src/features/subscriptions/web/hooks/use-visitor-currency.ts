import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import { useEffect, useState } from 'react';
import type { LocaleCurrency } from '#lib/money/locale-currencies.ts';
import { currencyForLocale } from '#lib/money/negotiate.ts';

/** For loaders: the currency of the visitor's browser language; US dollars when it leads to none. */
export const visitorCurrency = createIsomorphicFn()
  .server((): LocaleCurrency => currencyForLocale(getRequestHeader('accept-language')))
  .client((): LocaleCurrency => currencyForLocale(navigator.languages));

/**
 * The visitor's currency, beginning with the one the page was rendered in. Visitors share rendered pages for a few
 * seconds, so it may be somebody else's until the browser has had its word.
 */
export function useVisitorCurrency(rendered: LocaleCurrency): LocaleCurrency {
  const [currency, setCurrency] = useState(rendered);
  useEffect(() => setCurrency(visitorCurrency()), []);
  return currency;
}
