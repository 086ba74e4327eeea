import type { Generated } from 'kysely';

export interface InvitationsTable {
  id: Generated<string>;
  project_id: string;
  client_id: string;
  /** Filled in by the database when it is left out. */
  company_id: Generated<string>;
  consultant_id: string;
  /** As it was when the invitation was sent. */
  project_title: string;
  note: Generated<string>;
  state: Generated<string>;
  /** The consultant wanted no more of this client: they never learn of it. */
  is_withheld: Generated<boolean>;
  created_at: Date;
  first_read_at: Date | null;
  answered_at: Date | null;
  application_id: string | null;
  decline_reason: string | null;
  decline_words: Generated<string>;
}

export interface InvitationMutesTable {
  consultant_id: string;
  client_id: string;
  /** Filled in by the database when it is left out. */
  company_id: Generated<string>;
  created_at: Date;
}
