import type { ColumnType } from 'kysely';

export interface SiteSettingsTable {
  section: 'claims' | 'currencies' | 'senders' | 'agreements';
  /** As JSON text when it is written. */
  value: ColumnType<unknown, string, string>;
  revision: number;
  changed_by: string | null;
  changed_at: Date;
}

export interface MeasuredClaimsTable {
  claim: string;
  value: number | null;
  cases: number;
  measured_at: Date;
}
