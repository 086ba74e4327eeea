import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DefaultedTimestamp } from './accounts.ts';

export interface ConsultantShortlistTable {
  id: Generated<string>;
  client_id: string;
  consultant_id: string;
  created_at: DefaultedTimestamp;
  note: Generated<string>;
}

export interface ReferralCodesTable {
  user_id: string;
  code: string;
  created_at: DefaultedTimestamp;
}

export interface ReferralsTable {
  id: Generated<string>;
  referrer_id: string;
  referee_id: string;
  reward_granted_at: Date | null;
  created_at: DefaultedTimestamp;
  credit_amount: number | null;
  credit_currency: string | null;
  credited_at: Date | null;
}

export interface AnnouncementsTable {
  id: Generated<string>;
  recipient_type: 'clients' | 'consultants';
  subject: string;
  message: string;
  from_name: string;
  from_email: string;
  created_by: string | null;
  created_at: DefaultedTimestamp;
}

export interface AnnouncementRecipientsTable {
  announcement_id: string;
  user_id: string;
  status: Generated<'queued' | 'sent' | 'failed'>;
  error: string | null;
  settled_at: Date | null;
}

export interface MailOptOutsTable {
  user_id: string;
  created_at: DefaultedTimestamp;
}

export interface AuditLogTable {
  id: GeneratedAlways<string>;
  at: DefaultedTimestamp;
  actor_id: string | null;
  action: string;
  subject_id: string | null;
  detail: ColumnType<unknown, string | undefined, never>;
}
