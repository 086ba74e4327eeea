import { availabilities } from '#catalogue/enumerations/availability.ts';
import type { PublicFigures } from '../../contract.ts';

/** How many take on work, some work, or none now: in words, with a bar that repeats them. */
export function AvailabilityMix({ availability }: Pick<PublicFigures, 'availability'>) {
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
