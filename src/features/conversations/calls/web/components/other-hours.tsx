import { wallTimeOf } from '#lib/wall-time.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { type CallWeek, isWithinHours, openTimesAround } from '../../rules/call-hours.ts';
import { hoursInWords } from '../../rules/hours-words.ts';
import { placeOfZone } from '../../rules/zones.ts';

interface OtherHoursProps {
  query: {
    data: { week: CallWeek | null } | undefined;
    isLoadingError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  otherName: string;
}

/** When a user takes calls, above the times that are proposed to them; nothing where they have not said. */
export function OtherHours({ query, otherName }: OtherHoursProps) {
  if (query.isLoadingError) {
    return <PartFailed what={`The hours in which ${otherName} takes calls`} query={query} />;
  }
  const week = query.data?.week;
  if (!week) return null;
  return (
    <div>
      <p className="font-medium text-ink">
        {otherName} takes calls (on the clock in {placeOfZone(week.zone)}):
      </p>
      <ul className="list-disc pl-5 tabular-nums">
        {hoursInWords(week.hours).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

interface Proposed {
  instant: Date;
  minutes: number;
  /** The reader's. */
  zone: string;
  otherName: string;
}

/**
 * What is to be known of a time outside these hours, with those of that day on the reader's clock; undefined of one
 * within.
 */
export function outsideNote(
  week: CallWeek,
  { instant, minutes, zone, otherName }: Proposed,
): string | undefined {
  if (isWithinHours(week, instant, minutes)) return undefined;
  const day = (time: Date) => wallTimeOf(time, zone).slice(0, 10);
  const clock = (time: Date) => wallTimeOf(time, zone).slice(11);
  const open = openTimesAround(week, instant)
    .filter(({ from }) => day(from) === day(instant))
    .map(({ from, to }) => `${clock(from)}–${clock(to)}`);
  const then = open.length > 0 ? `On that day on your clock: ${open.join(' and ')}. ` : '';
  return `Outside the hours in which ${otherName} takes calls. ${then}You can propose it all the same.`;
}
