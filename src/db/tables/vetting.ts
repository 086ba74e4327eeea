import type { Generated } from 'kysely';

export interface ChecklistItemsTable {
  id: Generated<string>;
  user_type: 'client' | 'consultant';
  text: string;
  position: number;
}

export interface ChecklistTicksTable {
  user_id: string;
  item_id: string;
  ticked_by: string | null;
  ticked_at: Date;
}

export interface AccountQuestionsTable {
  id: Generated<string>;
  user_id: string;
  text: string;
  asked_by: string | null;
  asked_at: Date;
  answer: string | null;
  answered_at: Date | null;
}
