import type { Generated } from 'kysely';
import type { DefaultedTimestamp } from './accounts.ts';

export interface FactorsTable {
  id: Generated<string>;
  user_id: string;
  kind: 'totp';
  friendly_name: string;
  secret: string;
  last_step: string | null;
  verified_at: Date | null;
  last_used_at: Date | null;
  created_at: DefaultedTimestamp;
}

export interface FactorChallengesTable {
  id: Generated<string>;
  factor_id: string;
  session_id: string;
  expires_at: Date;
  created_at: DefaultedTimestamp;
}

export interface WrongCodesTable {
  id: Generated<string>;
  user_id: string;
  made_at: Date;
}

export interface BackupCodesTable {
  user_id: string;
  code_hash: string;
  used_at: Date | null;
  created_at: DefaultedTimestamp;
}
