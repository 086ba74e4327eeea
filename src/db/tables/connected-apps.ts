import type { ColumnType } from 'kysely';
import type { DefaultedTimestamp } from './accounts.ts';

export interface AppGrantsTable {
  id: string;
  user_id: string;
  company_id: string | null;
  client_id: string;
  host: string;
  client_name: string;
  resource: string;
  scope: 'read' | 'write';
  after_second_step: boolean;
  expires_at: Date;
  last_used_at: Date | null;
  created_at: DefaultedTimestamp;
}

export interface AppRecordsTable {
  id_hash: string;
  kind: 'Interaction' | 'AuthorizationCode' | 'AccessToken' | 'RefreshToken';
  grant_id: string | null;
  /** As the authorization server writes it, without the code or token itself. */
  payload: ColumnType<unknown, string, string>;
  consumed_at: Date | null;
  expires_at: Date;
  created_at: DefaultedTimestamp;
}
