import type { Generated } from 'kysely';

/** Replies that came by mail, for seven days. */
export interface MailRepliesTable {
  /** Also the id of the message that it becomes. */
  id: string;
  /** Null where the two have no conversation yet: then it is the first message to `addressee_id`. */
  thread_id: string | null;
  addressee_id: Generated<string | null>;
  person_id: string;
  received_at: Date;
  state: Generated<'received' | 'waiting' | 'done'>;
  /** Encrypted for this reply: the mail, or the text that waits with its files; null once it is done. */
  sealed_content: string | null;
}
