import { convertFromUsd } from './convert.ts';
import { formatWholeMoney } from './format.ts';
import type { LocaleCurrency } from './locale-currencies.ts';

/**
 * What an amount of US dollars is about in a reader's currency, "about £95", by the rates that prices are converted with;
 * null for readers of dollars.
 */
export function approximately(
  usd: number,
  { code, locale }: Pick<LocaleCurrency, 'code' | 'locale'>,
): string | null {
  if (code === 'USD') return null;
  return `about ${formatWholeMoney(convertFromUsd(usd, code), code, locale)}`;
}
