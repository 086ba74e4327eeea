import type { Generated } from 'kysely';

/** A change event for a user; kept for an hour. */
export interface LiveEventsTable {
  /** The transaction that made the change. */
  xid: Generated<string>;
  id: Generated<string>;
  person_id: string;
  topic: string;
  subject_id: string | null;
  created_at: Generated<Date>;
}
