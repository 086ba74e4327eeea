import type { ColumnType, Generated } from 'kysely';

export interface ConsultantSearchTable {
  user_id: string;
  rating: number;
  experience: number;
  merit: number;
  hourly_rate_usd: number;
  availability: number;
  readiness: number;
  skills: string[];
  modules: string[];
  verified: string[];
  places: string[];
  words: string;
  card: ColumnType<unknown, string, string>;
  fingerprint: string;
  listed_until: Date;
  /** Without a break, over all entries of the person. */
  listed_since: Generated<Date>;
  from_xid: Generated<string>;
  to_xid: string | null;
  ended_at: Date | null;
  changed_xid: Generated<string>;
}

export interface ConsultantSearchCountsTable {
  skill: string;
  module: string;
  place: string;
  available: number;
  busy: number;
  unavailable: number;
}

export interface SearchPlacesTable {
  place: string;
  name: string;
}

export interface SearchWordsTable {
  word: string;
}

export interface SearchVersionsTable {
  single: Generated<boolean>;
  version: string;
}
