import type { Generated } from 'kysely';
import type { DefaultedTimestamp } from './accounts.ts';

export interface BillingCustomersTable {
  user_id: string;
  customer_id: string;
  trial_used_at: Date | null;
  first_paid_at: Date | null;
  created_at: DefaultedTimestamp;
}

export interface SubscriptionsTable {
  user_id: string;
  subscription_id: string;
  plan: string;
  status: string;
  currency: string;
  amount: number;
  current_period_end: Date;
  trial_end: Date | null;
  cancel_at_period_end: Generated<boolean>;
  synced_at: Date;
}

export interface CheckoutsTable {
  user_id: string;
  key: string;
  plan: string;
  currency: string;
  trial_end: Date | null;
  session_id: string | null;
  asked_at: Date;
  next_path: Generated<string>;
}

export interface SurplusSubscriptionsTable {
  subscription_id: string;
  user_id: string;
  found_at: Date;
  settled_at: Date | null;
}

export interface BillingEventsTable {
  event_id: string;
  type: string;
  received_at: DefaultedTimestamp;
}
