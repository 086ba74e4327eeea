/** A currency prices can be shown and charged in. */
export interface Currency {
  readonly name: string;
  readonly symbol: string;
  /** How much of it one US dollar is. */
  readonly perUsd: number;
}

// The rates are the specification's, fixed: a price must not move between the page and the checkout.
const currencies = {
  USD: { name: 'US Dollar', symbol: '$', perUsd: 1 },
  GBP: { name: 'British Pound', symbol: '£', perUsd: 0.79 },
  EUR: { name: 'Euro', symbol: '€', perUsd: 0.92 },
  AUD: { name: 'Australian Dollar', symbol: 'A$', perUsd: 1.52 },
  CAD: { name: 'Canadian Dollar', symbol: 'C$', perUsd: 1.36 },
  SEK: { name: 'Swedish Krona', symbol: 'kr', perUsd: 10.89 },
  NOK: { name: 'Norwegian Krone', symbol: 'kr', perUsd: 10.87 },
  DKK: { name: 'Danish Krone', symbol: 'kr', perUsd: 6.87 },
  PLN: { name: 'Polish Zloty', symbol: 'zł', perUsd: 4.05 },
  JPY: { name: 'Japanese Yen', symbol: '¥', perUsd: 149 },
  CNY: { name: 'Chinese Yuan', symbol: '¥', perUsd: 7.24 },
  KRW: { name: 'South Korean Won', symbol: '₩', perUsd: 1320 },
  INR: { name: 'Indian Rupee', symbol: '₹', perUsd: 83 },
  BRL: { name: 'Brazilian Real', symbol: 'R$', perUsd: 5 },
  MXN: { name: 'Mexican Peso', symbol: 'MX$', perUsd: 17 },
} as const satisfies Readonly<Record<string, Currency>>;

export type CurrencyCode = keyof typeof currencies;

/** Whether this is the code (upper case) of a currency we know the rate of. */
export function isCurrencyCode(code: string): code is CurrencyCode {
  return Object.hasOwn(currencies, code);
}

export const currencyCodes: readonly CurrencyCode[] =
  Object.keys(currencies).filter(isCurrencyCode);

/** The name, symbol and rate of a currency. */
export function currencyByCode(code: CurrencyCode): Currency {
  return currencies[code];
}

const withoutMinorUnit: ReadonlySet<string> = new Set<CurrencyCode>(['JPY', 'KRW']);

/** The decimals of a currency: none for yen and won, two otherwise. Takes either case. */
export function decimalsOf(code: string): 0 | 2 {
  return withoutMinorUnit.has(code.toUpperCase()) ? 0 : 2;
}
