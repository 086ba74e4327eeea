import type { Generated } from 'kysely';
import type { DefaultedTimestamp } from './accounts.ts';

export interface ConsultantShortlistTable {
  id: Generated<string>;
  client_id: string;
  /** Filled in by the database when it is left out. */
  company_id: Generated<string>;
  consultant_id: string;
  created_at: DefaultedTimestamp;
  note: Generated<string>;
}
