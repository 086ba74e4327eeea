import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import type { LocaleCurrency } from '#lib/money/locale-currencies.ts';
import { currencyForLocale } from '#lib/money/negotiate.ts';

/** The currency of the visitor's browser language; US dollars when it leads to none. */
export const visitorCurrency = createIsomorphicFn()
  .server((): LocaleCurrency => currencyForLocale(getRequestHeader('accept-language')))
  .client((): LocaleCurrency => currencyForLocale(navigator.languages));
