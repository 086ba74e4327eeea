import type { Generated } from 'kysely';
import type { DefaultedTimestamp } from './accounts.ts';

export interface ConnectedSignInsTable {
  id: Generated<string>;
  user_id: string;
  issuer: string;
  subject: string;
  tenant_id: string;
  object_id: string | null;
  claimed_name: string | null;
  claimed_email: string | null;
  last_used_at: Date | null;
  created_at: DefaultedTimestamp;
}

export interface SignInFlowsTable {
  state_hash: string;
  browser_hash: string;
  purpose: 'sign-in' | 'connect' | 'proof';
  user_id: string | null;
  session_id: string | null;
  user_type: 'client' | 'consultant' | null;
  next_path: Generated<string>;
  expires_at: Date;
  created_at: DefaultedTimestamp;
}

export interface WaitingIdentitiesTable {
  id: Generated<string>;
  browser_hash: string;
  issuer: string;
  subject: string;
  tenant_id: string;
  object_id: string | null;
  claimed_name: string | null;
  claimed_email: string | null;
  first_name: Generated<string>;
  last_name: Generated<string>;
  user_type: 'client' | 'consultant' | null;
  next_path: Generated<string>;
  expires_at: Date;
  created_at: DefaultedTimestamp;
}
