import { cookieValue } from '#lib/auth/session-token.ts';
import type { CurrencyCode } from '#lib/money/currencies.ts';
import type { CurrencyMap } from '#lib/money/currency-map.ts';
import type { LocaleCurrency } from '#lib/money/locale-currencies.ts';
import { currencyCookieName, readChoice, readerCurrencyFor } from '#lib/money/reader-currency.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/** The currency that this browser has chosen. */
export const chosenIn = (request: Request): CurrencyCode | undefined =>
  readChoice(cookieValue(request.headers.get('cookie'), currencyCookieName));

/** The currency of a page: the one saved with the account, else the browser's choice, else its language's. */
export const currencyOf = (
  request: Request,
  map: CurrencyMap,
  saved?: CurrencyCode,
): LocaleCurrency =>
  readerCurrencyFor(saved ?? chosenIn(request), request.headers.get('accept-language'), map);

/** Keeps a choice in the browser. Scripts read and change it: it holds a currency, and nothing of the person. */
export const currencyCookie = (code: CurrencyCode, publicUrl: string): string =>
  `${currencyCookieName}=${code}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${publicUrl.startsWith('https://') ? '; Secure' : ''}`;
