import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { useSyncExternalStore } from 'react';
import type { CurrencyCode } from './currencies.ts';
import { currencyOfLocale, type LocaleCurrency } from './locale-currencies.ts';
import {
  currencyCookieName,
  inCurrency,
  parseReaderCurrency,
  readChoice,
  readerCurrencyFor,
  writeReaderCurrency,
} from './reader-currency.ts';

/** What the server says of a page that it renders; nothing outside of any page, as components alone are rendered. */
const readContext = (): { currency?: string; onCurrencyShown?: () => void } => {
  try {
    return getGlobalStartContext() ?? {};
  } catch {
    return {};
  }
};

/** The reader's currency as the server has found it out, for the document to carry. */
export const documentCurrency = createIsomorphicFn()
  .server((): string | undefined => readContext().currency)
  .client((): string | undefined => document.documentElement.dataset.currency);

/** The same, for a part that shows an amount in it: the page is one for readers of this currency then. */
const shownCurrency = createIsomorphicFn()
  .server((): string | undefined => {
    const { currency, onCurrencyShown } = readContext();
    onCurrencyShown?.();
    return currency;
  })
  .client(documentCurrency);

// One object for one text: React asks again and again, and compares.
let known: { text: string | undefined; currency: LocaleCurrency } | undefined;

/** The currency that the reader is shown now; outside of components. */
export function currentCurrency(): LocaleCurrency {
  const text = shownCurrency();
  if (known?.text !== text || !known) {
    known = { text, currency: parseReaderCurrency(text) ?? fallback() };
  }
  return known.currency;
}

const fallback = createIsomorphicFn()
  .server((): LocaleCurrency => currencyOfLocale('en-US'))
  .client((): LocaleCurrency => readerCurrencyFor(chosenHere(), navigator.languages));

/** The currency that this browser has chosen. */
function chosenHere(): CurrencyCode | undefined {
  const kept = new RegExp(`(?:^|; )${currencyCookieName}=([^;]*)`).exec(document.cookie);
  return readChoice(kept?.[1]);
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reader's currency: the server renders pages in it already, so nothing changes when they come alive. */
export const useReaderCurrency = (): LocaleCurrency =>
  useSyncExternalStore(subscribe, currentCurrency, currentCurrency);

/** Shows every price in this currency from now on. */
export function showCurrency(code: CurrencyCode): void {
  const { locale } = currentCurrency();
  document.documentElement.dataset.currency = writeReaderCurrency(inCurrency(locale, code));
  for (const listener of listeners) listener();
}

const yearInSeconds = 365 * 24 * 60 * 60;

/** Shows every price in this currency, and keeps that choice in this browser. */
export function keepCurrency(code: CurrencyCode): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no other way
  document.cookie = `${currencyCookieName}=${code}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
  showCurrency(code);
}
