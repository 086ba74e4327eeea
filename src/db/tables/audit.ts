import type { ColumnType, GeneratedAlways } from 'kysely';
import type { DefaultedTimestamp } from './accounts.ts';

export interface AuditLogTable {
  id: GeneratedAlways<string>;
  at: DefaultedTimestamp;
  actor_id: string | null;
  action: string;
  subject_id: string | null;
  detail: ColumnType<unknown, string | undefined, never>;
  address: string | null;
  reason: string | null;
}
