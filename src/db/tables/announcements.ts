import type { Generated } from 'kysely';
import type { DefaultedTimestamp } from './accounts.ts';

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
