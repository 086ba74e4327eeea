import type { DefaultedTimestamp } from './accounts.ts';

export interface MailOptOutsTable {
  user_id: string;
  created_at: DefaultedTimestamp;
}

export interface MailSuppressionsTable {
  address: string;
  cause: 'bounced' | 'complained';
  detail: string;
  suppressed_at: Date;
}
