import type { ColumnType, Generated } from 'kysely';
import type { StoredTerms } from './applications.ts';

export interface DealApprovalsTable {
  id: Generated<string>;
  application_id: string;
  act: 'acceptance' | 'offer';
  /** Null: the consultant leaves everything open. */
  terms: ColumnType<StoredTerms | null, string | null, never>;
  message: Generated<string>;
  words_to_others: Generated<string>;
  /** For how many days an offer stands. */
  valid_days: number | null;
  /** The limit of the company at that moment. */
  limit_usd: number;
  asked_by: string | null;
  asked_at: Date;
  state: Generated<'waiting' | 'approved' | 'refused' | 'taken-back' | 'ended'>;
  decided_by: Generated<string | null>;
  /** Why it was refused. */
  reason: Generated<string>;
  decided_at: Generated<Date | null>;
}
