import type { DefaultedTimestamp } from './accounts.ts';

export interface MailOptOutsTable {
  user_id: string;
  created_at: DefaultedTimestamp;
}

export interface MailChoicesTable {
  user_id: string;
  topic: string;
  /** Never `at-once`, which is no row. */
  way: string;
  chosen_at: Date;
}

export interface MailSuppressionsTable {
  address: string;
  cause: 'bounced' | 'complained';
  detail: string;
  suppressed_at: Date;
}
