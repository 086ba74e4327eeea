import { cookieValue } from '#lib/auth/session-token.ts';
import type { CurrencyMap } from '#lib/money/currency-map.ts';
import type { LocaleCurrency } from '#lib/money/locale-currencies.ts';
import {
  choiceCookieNames,
  type ReaderChoice,
  readChoice,
  readerCurrencyFor,
} from '#lib/money/reader-currency.ts';

const yearInSeconds = 365 * 24 * 60 * 60;
const parts = ['currency', 'language'] as const;

/** What this browser has chosen. */
function chosenIn(request: Request): ReaderChoice {
  const cookies = request.headers.get('cookie');
  return readChoice({
    currency: cookieValue(cookies, choiceCookieNames.currency),
    language: cookieValue(cookies, choiceCookieNames.language),
  });
}

/** The currency of a page: by what is saved with the account, else the browser's choice, else its language's. */
export function currencyOf(
  request: Request,
  map: CurrencyMap,
  saved?: ReaderChoice,
): LocaleCurrency {
  const here = chosenIn(request);
  const choice = {
    currency: saved?.currency ?? here.currency,
    language: saved?.language ?? here.language,
  };
  return readerCurrencyFor(choice, request.headers.get('accept-language'), map);
}

/**
 * Sets cookies for an account's saved choices that the browser does not have yet. Scripts read and change them: they
 * contain a currency and a language, and no personal data.
 */
export function choiceCookies(request: Request, saved: ReaderChoice, publicUrl: string): string[] {
  const here = chosenIn(request);
  const secure = publicUrl.startsWith('https://') ? '; Secure' : '';
  return parts
    .filter((part) => saved[part] !== null && saved[part] !== here[part])
    .map(
      (part) =>
        `${choiceCookieNames[part]}=${saved[part]}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`,
    );
}
