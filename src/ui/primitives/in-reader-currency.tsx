import { approximately } from '#lib/money/approximate.ts';
import { useReaderCurrency } from '#lib/money/use-reader-currency.ts';

/** Beside an amount in US dollars: what that is about in the reader's own currency. Nothing for readers of dollars. */
export function InReaderCurrency({ usd }: { usd: number }) {
  const amount = approximately(usd, useReaderCurrency());
  if (!amount) return null;
  return <span className="text-sm font-normal text-ink-muted tabular-nums"> ({amount})</span>;
}
