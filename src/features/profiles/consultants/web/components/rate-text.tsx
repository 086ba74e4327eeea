import { InReaderCurrency } from '#ui/primitives/in-reader-currency.tsx';
import type { ConsultantCard } from '../../contract/consultant-card.ts';
import { rateOf } from './rate-words.ts';

/** `$120 per hour`, and what that is about in the reader's currency. */
export function RateText({ hourlyRateUsd }: Pick<ConsultantCard, 'hourlyRateUsd'>) {
  return (
    <>
      <span className="whitespace-nowrap">{rateOf({ hourlyRateUsd })}</span>
      <InReaderCurrency usd={hourlyRateUsd} />
    </>
  );
}
