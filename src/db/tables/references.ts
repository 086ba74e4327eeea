import type { Generated } from 'kysely';

export interface ConsultantReferencesTable {
  id: Generated<string>;
  consultant_id: string;
  email_hash: string;
  person_name: string | null;
  company_name: string | null;
  email: string | null;
  project: string | null;
  person_role: string | null;
  state: 'asked' | 'confirmed' | 'declined' | 'withdrawn';
  token_hashes: Generated<string[]>;
  asked_at: Date;
  /** The day of the last reminder; 0 before the first. */
  reminded_days: Generated<number>;
  answered_at: Generated<Date | null>;
  withdrawn_at: Generated<Date | null>;
  words: Generated<string | null>;
  /** Removed by an admin: its consultant alone reads it. */
  removed_at: Generated<Date | null>;
}
