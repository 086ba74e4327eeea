import type { Generated } from 'kysely';

export interface AnnouncementsTable {
  id: string;
  recipient_type: 'clients' | 'consultants';
  subject: string;
  message: string;
  from_name: string;
  from_email: string;
  state: 'sending' | 'paused' | 'asking' | 'cancelled' | 'finished';
  run_id: string | null;
  moved_at: Date;
  created_by: string | null;
  created_at: Date;
}

export interface MailDeliveriesTable {
  id: string;
  blast_id: string;
  position: number;
  user_id: string | null;
  status: 'pending' | 'sending' | 'sent' | 'failed' | 'uncertain' | 'skipped' | 'cancelled';
  reason: string | null;
  attempts: Generated<number>;
  not_before: Date | null;
  run_id: string | null;
  settled_at: Date | null;
}
