import type { Generated, JSONColumnType } from 'kysely';
import type { DefaultedTimestamp } from './accounts.ts';

export interface BillingCustomersTable {
  user_id: string;
  customer_id: string;
  first_paid_at: Date | null;
  first_invoice_id: string | null;
  first_payment_returned_at: Date | null;
  synced_at: Date | null;
  created_at: DefaultedTimestamp;
}

export interface SubscriptionsTable {
  user_id: string;
  subscription_id: string;
  plan: string;
  status: string;
  currency: string;
  amount: number;
  current_period_start: Date;
  current_period_end: Date;
  trial_end: Date | null;
  cancel_at_period_end: Generated<boolean>;
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

export interface DuplicateSubscriptionsTable {
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

export interface TrialsTable {
  id: Generated<string>;
  user_id: string | null;
  person_key: string | null;
  began_at: Date;
}

/** Amounts are in the smallest unit of the currency. */
export interface InvoicesTable {
  id: Generated<string>;
  invoice_id: string;
  /** Null once its person has been erased: it is kept as long as the law wants. */
  user_id: string | null;
  subscription_id: string | null;
  number: string | null;
  status: string;
  currency: string;
  subtotal: number;
  tax: number;
  is_tax_included: boolean;
  is_reverse_charge: Generated<boolean>;
  total: number;
  credited: number;
  paid: number;
  refunded: number;
  issued_at: Date;
  paid_at: Date | null;
  document_url: string | null;
  lines: JSONColumnType<StoredInvoiceLine[]>;
  buyer: JSONColumnType<StoredParty>;
  seller: JSONColumnType<StoredParty>;
  synced_at: Date;
}

export interface StoredInvoiceLine {
  description: string;
  amount: number;
  periodStart: string;
  periodEnd: string;
}

/** One of the two sides of an invoice. */
export interface StoredParty {
  name: string;
  email: string;
  address: string[];
  taxIds: string[];
}
