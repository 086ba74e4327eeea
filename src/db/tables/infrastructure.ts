import type { ColumnType, Generated } from 'kysely';
import type { DefaultedTimestamp } from './accounts.ts';

export interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  request_hash: string;
  outcome: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: DefaultedTimestamp;
}

export interface RateLimitsTable {
  key: string;
  points: Generated<number>;
  expire: string | null;
}

/** What each migration said when this database ran it. */
export interface MigrationHashesTable {
  name: string;
  sha256: string;
  /** From which version on programs run on the schema that it left; null where none was declared. */
  programs_since: string | null;
}
