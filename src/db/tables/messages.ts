import type { Generated } from 'kysely';

export interface ThreadsTable {
  id: Generated<string>;
  client_id: string;
  /** Filled in by the database when it is left out. */
  company_id: Generated<string>;
  consultant_id: string;
  opened_by: string;
  created_at: Date;
  last_position: Generated<number>;
  last_message_at: Date;
}

export interface MessagesTable {
  id: string;
  thread_id: string;
  position: number;
  sender_id: string;
  delivery: number | null;
  text: string;
  created_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
  delivered_text: string | null;
  delivered_edited_at: Date | null;
  earlier_texts: Generated<string[]>;
  changes: Generated<number>;
}

export interface ThreadSidesTable {
  thread_id: string;
  user_id: string;
  last_activity_at: Date;
  received_count: Generated<number>;
  read_count: Generated<number>;
  read_position: Generated<number>;
  told_count: Generated<number>;
  archived_at: Date | null;
  contact_shared_at: Date | null;
  blocked_at: Date | null;
}

/** Each step of a call, as it stands among the messages. */
export interface CallStepsTable {
  call_id: string;
  revision: number;
  thread_id: string;
  kind: string;
  person_id: string;
  created_at: Date;
  after_position: number;
  is_withheld: boolean;
  starts_at: Date | null;
  ends_at: Date | null;
}

export interface MessageFilesTable {
  id: string;
  thread_id: string | null;
  /** The recipient of the first message that it waits for. */
  addressee_id: string | null;
  owner_id: string | null;
  name: string;
  announced_bytes: number;
  bytes: number;
  kind: string;
  created_at: Date;
  checked_at: Date | null;
  scan: string | null;
  /** Scans that failed in a row. */
  scan_failures: Generated<number>;
  /** Not scanned again before this time. */
  scan_retry_at: Date | null;
  edition: Generated<number>;
  message_id: string | null;
  place: number | null;
  discarded_at: Date | null;
}

export interface MessageFilePartsTable {
  file_id: string;
  edition: number;
  position: number;
  file: string;
  bytes: number;
}
