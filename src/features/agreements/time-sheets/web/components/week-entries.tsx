import { DateText } from '#ui/primitives/date-text.tsx';
import type { TimeSheetWeek } from '../../contract.ts';
import { amountInWords, type Unit } from '../../rules/amounts.ts';

interface WeekEntriesProps {
  week: Pick<TimeSheetWeek, 'entries'>;
  unit: Unit;
}

/** The days of a week with what was worked. */
export function WeekEntries({ week: { entries }, unit }: WeekEntriesProps) {
  return (
    <ul className="flex flex-col gap-1">
      {entries.map(({ day, amount, note }) => (
        <li key={day} className="flex flex-wrap gap-x-3">
          <DateText value={day} className="text-ink-muted" />
          <span className="font-medium text-ink">{amountInWords(unit, amount)}</span>
          {note && <span className="wrap-anywhere">{note}</span>}
        </li>
      ))}
    </ul>
  );
}
