import type { Generated } from 'kysely';

export interface NotificationsTable {
  id: Generated<string>;
  user_id: string;
  kind: string;
  topic: string;
  /** What the kind is about; unique with the person and the kind. */
  fact: string;
  words: string;
  path: string;
  about_id: string | null;
  created_at: Date;
  read_at: Date | null;
}
