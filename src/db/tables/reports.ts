import type { Generated } from 'kysely';

export interface ReportsTable {
  id: Generated<string>;
  /** Null where the author of a review has left. */
  reported_id: string | null;
  project_id: string | null;
  thread_id: string | null;
  review_id: Generated<string | null>;
  reference_id: Generated<string | null>;
  /** The review or the reference as it stood when it was reported. */
  quote: Generated<string | null>;
  quote_title: Generated<string | null>;
  message_id: string | null;
  message_text: string | null;
  message_earlier_texts: Generated<string[]>;
  message_file_names: Generated<string[]>;
  message_sent_at: Date | null;
  reporter_id: string | null;
  cause: string;
  text: string;
  created_at: Date;
  outcome: string | null;
  to_reporter: string | null;
  to_reported: string | null;
  settled_by: string | null;
  settled_at: Date | null;
}
