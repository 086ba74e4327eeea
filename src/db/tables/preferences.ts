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

export interface PushOptOutsTable {
  user_id: string;
  topic: string;
  chosen_at: Date;
}

export interface MailSuppressionsTable {
  address: string;
  cause: 'bounced' | 'complained';
  detail: string;
  suppressed_at: Date;
}

/** Who allows mails to contain the text of messages. */
export interface MessageTextConsentsTable {
  user_id: string;
  chosen_at: Date;
}

export interface MailTimesTable {
  user_id: string;
  /** A name of the IANA database. */
  zone: string;
  quiet_from: number | null;
  quiet_until: number | null;
  chosen_at: Date;
}
