import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';

/** What the server says of a page that it renders; nothing outside of any page, as components alone are rendered. */
const readContext = (): {
  currency?: string;
  currencyMap?: string | undefined;
  onCurrencyShown?: () => void;
} => {
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
export const shownCurrency = createIsomorphicFn()
  .server((): string | undefined => {
    const { currency, onCurrencyShown } = readContext();
    onCurrencyShown?.();
    return currency;
  })
  .client(documentCurrency);

/** What the operator has changed of the usual currencies and rates, for the document to carry. */
export const documentCurrencyMap = createIsomorphicFn()
  .server((): string | undefined => readContext().currencyMap)
  .client((): string | undefined => document.documentElement.dataset.currencyMap);
