import type { Generated } from 'kysely';
import type { DefaultedTimestamp } from './accounts.ts';

export interface FactorsTable {
  id: Generated<string>;
  user_id: string;
  kind: 'totp' | 'phone' | 'email';
  friendly_name: string;
  secret: string | null;
  destination: string | null;
  last_step: string | null;
  verified_at: Date | null;
  last_used_at: Date | null;
  created_at: DefaultedTimestamp;
}

export interface FactorChallengesTable {
  id: Generated<string>;
  factor_id: string;
  session_id: string;
  code_hash: string | null;
  wrong_codes: Generated<number>;
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

export interface SentCodesTable {
  id: Generated<string>;
  user_id: string;
  kind: 'phone' | 'email';
  destination_hash: string;
  sent_at: Date;
}
