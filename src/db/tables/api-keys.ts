import type { Generated } from 'kysely';
import type { DefaultedTimestamp } from './accounts.ts';

export interface ApiKeysTable {
  id: Generated<string>;
  user_id: string;
  name: string;
  prefix: string;
  key_hash: string;
  scope: 'read' | 'write';
  /** For which company a client's program acts; null for consultants, and for keys of versions before 0.7.0. */
  company_id: string | null;
  after_second_step: boolean;
  expires_at: Date;
  last_used_at: Date | null;
  created_at: DefaultedTimestamp;
}

export interface SigningKeysTable {
  kid: string;
  public_key: string;
  sealed_private_key: string | null;
  created_at: Date;
  signs_since: Date | null;
  retired_at: Date | null;
}
