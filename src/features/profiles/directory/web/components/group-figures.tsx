import { availabilities } from '#catalogue/enumerations/availability.ts';
import { formatWholeMoney } from '#lib/money/format.ts';
import { Card } from '#ui/primitives/card.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import type { PublicFigures } from '../../contract.ts';
import { smallestGroupWithRates } from '../../policy.ts';

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

/** How many take on work, some work, or none now: in words, with a bar that repeats them. */
function AvailabilityMix({ availability }: Pick<PublicFigures, 'availability'>) {
  const { available, limited, unavailable } = availability;
  const parts = [
    { name: availabilities.label('available'), count: available, fill: 'fill-success-ink' },
    { name: availabilities.label('busy'), count: limited, fill: 'fill-success-line' },
    { name: availabilities.label('unavailable'), count: unavailable, fill: 'fill-line' },
  ].filter(({ count }) => count > 0);
  const all = available + limited + unavailable;
  let start = 0;
  return (
    <>
      {parts.map(({ name, count }) => `${count} ${name.toLowerCase()}`).join(', ')}
      <svg
        viewBox={`0 0 ${all} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-2 h-1.5 w-full overflow-hidden rounded-full"
      >
        {parts.map(({ name, count, fill }) => {
          const x = start;
          start += count;
          return <rect key={name} x={x} width={count} height={1} className={fill} />;
        })}
      </svg>
    </>
  );
}
