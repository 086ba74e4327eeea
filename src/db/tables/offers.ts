import type { ColumnType, Generated } from 'kysely';
import type { DefaultedTimestamp } from './accounts.ts';
import type { StoredTerms } from './applications.ts';

export interface OffersTable {
  id: Generated<string>;
  application_id: string;
  /** What the consultant had proposed by then; null: nothing. */
  proposed_terms: ColumnType<StoredTerms | null, string | null, never>;
  terms: ColumnType<StoredTerms, string, never>;
  message: Generated<string>;
  /** What the other applicants are told once it is accepted. */
  words_to_others: Generated<string>;
  /** The member who made it; null in old rows. */
  made_by: Generated<string | null>;
  /** The member who approved it; null where it needed no approval. */
  approved_by: Generated<string | null>;
  status: Generated<string>;
  counter_terms: ColumnType<StoredTerms | null, string | undefined, string>;
  /** What the consultant said with a decline or other terms. */
  answer: Generated<string>;
  expires_at: Date;
  created_at: DefaultedTimestamp;
  ended_at: Generated<Date | null>;
}
