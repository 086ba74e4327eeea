import { formatWholeMoney } from '#lib/money/format.ts';
import { Card } from '#ui/primitives/card.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import type { PublicFigures } from '../../contract.ts';
import { smallestGroupWithRates } from '../../policy.ts';
import { AvailabilityMix } from './availability-mix.tsx';

const dollars = (amount: number): string => formatWholeMoney(amount, 'USD', 'en-US');

/** Who is listed, in figures: how many, how free, and what they ask for an hour. */
export function GroupFigures({ figures }: { figures: PublicFigures }) {
  const { consultants, availability, ratesUsd } = figures;
  return (
    <Card>
      <DescriptionList
        items={[
          { term: 'Listed here', details: countOf(consultants) },
          { term: 'Availability', details: <AvailabilityMix availability={availability} /> },
          ...(ratesUsd
            ? [
                {
                  term: 'Hourly rate',
                  details: `${dollars(ratesUsd.lowest)} to ${dollars(ratesUsd.highest)}, median ${dollars(ratesUsd.median)}`,
                },
              ]
            : []),
        ]}
      />
      <p className="text-sm text-ink-muted">
        {ratesUsd
          ? 'Counted from the profiles every few minutes. Rates are the consultants’ own.'
          : `Counted from the profiles every few minutes. Rates are shown from ${smallestGroupWithRates} consultants on.`}
      </p>
    </Card>
  );
}

/** `1 consultant`, `12 consultants`. */
export const countOf = (consultants: number): string =>
  `${consultants.toLocaleString('en-GB')} ${consultants === 1 ? 'consultant' : 'consultants'}`;
