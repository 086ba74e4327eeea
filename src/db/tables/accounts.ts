import type { ColumnType, Generated } from 'kysely';

/** A timestamp that the database fills in when it is left out. */
export type DefaultedTimestamp = ColumnType<Date, Date | undefined, Date>;

export interface UsersTable {
  id: Generated<string>;
  name: string;
  email: string;
  email_verified: Generated<boolean>;
  image: string | null;
  user_type: 'client' | 'consultant';
  first_name: Generated<string>;
  last_name: Generated<string>;
  has_second_factor: Generated<boolean>;
  token_epoch: Generated<number>;
  code_address: string | null;
  email_step_enough: Generated<boolean>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

export interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  token: string;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
  assurance: Generated<'aal1' | 'aal2'>;
  made_by: Generated<'password' | 'passkey' | 'microsoft'>;
  proven_at: DefaultedTimestamp;
  second_step_at: Date | null;
}

export interface ImpersonationsTable {
  id: Generated<string>;
  session_id: string | null;
  admin_id: string | null;
  user_id: string;
  reason: string;
  began_at: Date;
  ends_at: Date;
  ended_at: Date | null;
  ended_by: 'button' | 'time' | 'session' | null;
  is_closed: Generated<boolean>;
}

export interface EmailChangesTable {
  user_id: string;
  id: Generated<string>;
  new_email: string;
  old_confirmed_at: Date | null;
  new_confirmed_at: Date | null;
  expires_at: Date;
  created_at: DefaultedTimestamp;
}

export interface AccountsTable {
  id: Generated<string>;
  user_id: string;
  account_id: string;
  provider_id: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: Date | null;
  refresh_token_expires_at: Date | null;
  scope: string | null;
  password: string | null;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

export interface SignUpsTable {
  user_id: string;
  next_path: Generated<string>;
  intent_hash: string | null;
  mailed_at: Date | null;
  address: string | null;
  language: string | null;
  browser: string | null;
}

/** A sign-up that a later one with the same address has replaced, while its link can be opened. */
export interface ReplacedSignUpsTable {
  user_id: string;
  email: string;
  user_type: 'client' | 'consultant';
  first_name: string;
  last_name: string;
  company_name: string | null;
  password: string;
  next_path: string;
  address: string | null;
  language: string | null;
  browser: string | null;
  signed_up_at: Date;
  expires_at: Date;
}

export interface VerificationsTable {
  id: Generated<string>;
  identifier: string;
  value: string;
  expires_at: Date;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

export interface ProfilesTable {
  user_id: string;
  user_type: 'client' | 'consultant';
  first_name: string;
  last_name: string;
  company_name: string | null;
  approved_at: Date | null;
  approved_by: string | null;
  /** Whether every point of the checklist was ticked at the approval; null where that is not known. */
  approved_fully_checked: boolean | null;
  refused_at: Date | null;
  refusal_reason: string | null;
  suspended_at: Date | null;
  suspension_reason: string | null;
  /** The account is to be erased: it is hidden from all users. */
  leaving_at: Date | null;
  /** Stands for an erased user in what stays with others; has no account. */
  is_former: Generated<boolean>;
  is_demo: Generated<boolean>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
  currency: string | null;
  language: string | null;
}

export interface AdminsTable {
  user_id: string;
  granted_by: string | null;
  granted_at: DefaultedTimestamp;
}
