import { convertAt } from './convert.ts';
import { formatWholeMoney } from './format.ts';
import type { LocaleCurrency } from './locale-currencies.ts';

/**
 * What an amount of US dollars is about in a reader's currency, "about £95", by the rate that it has now; null for
 * readers of dollars.
 */
export function approximately(
  usd: number,
  { code, locale, perUsd }: Pick<LocaleCurrency, 'code' | 'locale' | 'perUsd'>,
): string | null {
  if (code === 'USD') return null;
  return `about ${formatWholeMoney(convertAt(usd, perUsd), code, locale)}`;
}
