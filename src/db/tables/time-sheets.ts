import type { Generated } from 'kysely';

export interface TimeSheetsTable {
  application_id: string;
  unit: 'hours' | 'days';
  /** In quarters of an hour or halves of a day, as all amounts. */
  cap_parts: number | null;
  /** The last warning that both sides got: 80 or 100 percent of the cap. */
  warned_percent: Generated<number>;
  set_by: string | null;
  set_at: Date;
}

export interface TimeSheetWeeksTable {
  id: Generated<string>;
  application_id: string;
  /** A Monday. */
  starts_on: string;
  state: Generated<'open' | 'submitted' | 'returned' | 'approved'>;
  submitted_at: Generated<Date | null>;
  decided_at: Generated<Date | null>;
  decided_by: Generated<string | null>;
  /** Why it was returned. */
  reason: Generated<string>;
}

export interface TimeSheetEntriesTable {
  week_id: string;
  day: string;
  parts: number;
  note: string;
}
