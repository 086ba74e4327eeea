import type { Generated } from 'kysely';

/** Replies that came by mail, for seven days. */
export interface MailRepliesTable {
  /** Also the id of the message that it becomes. */
  id: string;
  thread_id: string;
  person_id: string;
  received_at: Date;
  state: Generated<'received' | 'waiting' | 'done'>;
  /** Encrypted for this reply: the mail, or the text that waits; null once it is done. */
  sealed_content: string | null;
}
