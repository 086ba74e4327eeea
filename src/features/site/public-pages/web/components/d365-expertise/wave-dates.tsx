import type { DatedSpan } from '../../../rules/timeline.ts';

const monthAndYear = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `October 2026 to March 2027`. */
export function WaveDates({ startsOn, endsOn }: DatedSpan) {
  return (
    <>
      <time dateTime={startsOn}>{monthAndYear.format(new Date(startsOn))}</time> to{' '}
      <time dateTime={endsOn}>{monthAndYear.format(new Date(endsOn))}</time>
    </>
  );
}
