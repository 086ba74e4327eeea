import type { Generated } from 'kysely';
import type { DefaultedTimestamp } from './accounts.ts';

export interface PasskeysTable {
  id: Generated<string>;
  user_id: string;
  credential_id: string;
  public_key: string;
  sign_count: Generated<string>;
  transports: Generated<string[]>;
  friendly_name: string;
  is_synced: boolean;
  copied_at: Date | null;
  last_used_at: Date | null;
  created_at: DefaultedTimestamp;
}

export interface PasskeyChallengesTable {
  id: Generated<string>;
  purpose: 'add' | 'sign-in' | 'proof';
  challenge: string;
  user_id: string | null;
  session_id: string | null;
  browser_hash: string | null;
  friendly_name: string | null;
  expires_at: Date;
  created_at: DefaultedTimestamp;
}
