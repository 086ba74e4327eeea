import { createIsomorphicFn } from '@tanstack/react-start';
import { useSyncExternalStore } from 'react';
import { type CurrencyMap, parseCurrencyMap, usualCurrencyMap } from './currency-map.ts';
import { documentCurrencyMap, shownCurrency } from './document-currency.ts';
import type { LocaleCurrency } from './locale-currencies.ts';
import {
  choiceCookieNames,
  parseReaderCurrency,
  type ReaderChoice,
  readChoice,
  readerCurrencyFor,
  writeReaderCurrency,
} from './reader-currency.ts';
import { currencyOfLocale } from './shown-currency.ts';

// One object for one text: React asks again and again, and compares.
let knownMap: { text: string | undefined; map: CurrencyMap } = {
  text: undefined,
  map: usualCurrencyMap,
};
let known: { text: string | undefined; map: CurrencyMap; currency: LocaleCurrency } | undefined;

/** Which currencies and rates this document was made with. */
function currentMap(): CurrencyMap {
  const text = documentCurrencyMap();
  if (knownMap.text !== text) knownMap = { text, map: parseCurrencyMap(text) };
  return knownMap.map;
}

/** The currency that the reader is shown now; outside of components. */
export function currentCurrency(): LocaleCurrency {
  const text = shownCurrency();
  const map = currentMap();
  if (!known || known.text !== text || known.map !== map) {
    known = { text, map, currency: parseReaderCurrency(text, map) ?? fallback(map) };
  }
  return known.currency;
}

const fallback = createIsomorphicFn()
  .server((map: CurrencyMap): LocaleCurrency => currencyOfLocale('en-US', map))
  .client(
    (map: CurrencyMap): LocaleCurrency => readerCurrencyFor(chosenHere(), navigator.languages, map),
  );

/** What this browser has chosen. */
export function chosenHere(): ReaderChoice {
  const kept = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  return readChoice({
    currency: kept(choiceCookieNames.currency),
    language: kept(choiceCookieNames.language),
  });
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reader's currency: the server renders pages in it already, so nothing changes when they come alive. */
export const useReaderCurrency = (): LocaleCurrency =>
  useSyncExternalStore(subscribe, currentCurrency, currentCurrency);

const yearInSeconds = 365 * 24 * 60 * 60;

/** Shows every amount as chosen from now on, and keeps the choice in this browser. */
export function keepChoice(choice: ReaderChoice): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  for (const part of ['currency', 'language'] as const) {
    const age = choice[part] ? yearInSeconds : 0;
    // biome-ignore lint/suspicious/noDocumentCookie: Safari has no other way
    document.cookie = `${choiceCookieNames[part]}=${choice[part] ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
  }
  const shown = readerCurrencyFor(choice, navigator.languages, currentMap());
  document.documentElement.dataset.currency = writeReaderCurrency(shown);
  for (const listener of listeners) listener();
}
