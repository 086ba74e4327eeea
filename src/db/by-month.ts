import { type RawBuilder, sql } from 'kysely';

/** The month of a time in UTC, such as `2026-11`. */
export const monthOf = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM')`;

/** How many there were in a month. */
export interface MonthCount {
  month: string;
  n: number;
}
