import type { ColumnType, Generated } from 'kysely';

export interface CallsTable {
  id: string;
  thread_id: string;
  client_id: string;
  /** Filled in by the database when it is left out. */
  company_id: Generated<string>;
  consultant_id: string;
  created_by: string;
  created_at: Date;
  state: Generated<string>;
  revision: Generated<number>;
  /** At most five; none of a call that waits for no answer. */
  times: Generated<Date[]>;
  minutes: number;
  acted_by: string;
  acted_at: Date;
  is_withheld: Generated<boolean>;
  words: Generated<string>;
  starts_at: Date | null;
  ends_at: Date | null;
  sequence: Generated<number>;
  meeting_url: Generated<string>;
  linked_by: string | null;
  is_link_withheld: Generated<boolean>;
  kept_url: string | null;
  kept_for: string | null;
  /** IANA names, such as `Europe/Berlin`. */
  client_zone: string | null;
  consultant_zone: string | null;
}

/** At most one for each person. */
export interface CallFeedsTable {
  user_id: string;
  token_hash: string;
  created_at: Date;
}

/** At most one for each consultant. */
export interface CallCalendarsTable {
  consultant_id: string;
  /** Encrypted for this consultant. */
  sealed_address: string;
  added_at: Date;
  /** Null for one that is to be asked now. */
  tried_at: Generated<Date | null>;
  read_at: Generated<Date | null>;
  problem: Generated<
    'unreachable' | 'refused' | 'moved' | 'too-large' | 'not-a-calendar' | 'too-much' | null
  >;
  failing_since: Generated<Date | null>;
  failure_told_at: Generated<Date | null>;
  /** A multirange, as PostgreSQL writes it. */
  busy: Generated<string>;
}

/** At most one for each consultant. */
export interface CallWeeksTable {
  consultant_id: string;
  zone: string;
  hours: ColumnType<unknown, string, string>;
}
