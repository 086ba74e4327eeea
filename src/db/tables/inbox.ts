import type { Generated } from 'kysely';

export interface NotificationsTable {
  id: Generated<string>;
  user_id: string;
  kind: string;
  topic: string;
  /** By which choice it is mailed and shown; null where that has the topic's name. */
  choice: string | null;
  /** What the kind is about; unique with the person and the kind. */
  fact: string;
  words: string;
  path: string;
  about_id: string | null;
  created_at: Date;
  read_at: Date | null;
  /** How its mail goes, as it was chosen when this was recorded. */
  mailing: Generated<string>;
  /** The digest that took it. */
  digest_id: string | null;
}

export interface NotificationDigestsTable {
  id: Generated<string>;
  user_id: string;
  way: string;
  /** A day of the zone whose clocks their mails go by. */
  due_on: string;
  made_at: Date;
}
