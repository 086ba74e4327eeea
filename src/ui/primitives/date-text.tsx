import { dayInWords } from '#lib/calendar-days.ts';

type DateTextProps = {
  /** A day (`2026-11-21`) or a time in ISO 8601. */
  value: string;
  className?: string | undefined;
};

// One locale and one time zone, so that the server and the browser write the same words.

/** A date in words: "21 November 2026". */
export function DateText({ value, className }: DateTextProps) {
  return (
    <time dateTime={value} className={className}>
      {dayInWords(value)}
    </time>
  );
}
