import type { Generated } from 'kysely';
import type { DefaultedTimestamp } from './accounts.ts';

export interface ApplicationsTable {
  id: Generated<string>;
  project_id: string;
  consultant_id: string;
  cover_letter: string;
  status: Generated<string>;
  decision_reason: string | null;
  decided_at: Date | null;
  ended_by_silence: Generated<boolean>;
  first_read_at: Generated<Date | null>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}
