import type { Generated } from 'kysely';

export interface PushSubscriptionsTable {
  id: Generated<string>;
  user_id: string;
  /** The sign-in in which it was asked for. */
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  device: string;
  created_at: Date;
}

export interface PushKeysTable {
  is_only: Generated<boolean>;
  public_key: string;
  sealed_private_key: string;
  created_at: Date;
}
