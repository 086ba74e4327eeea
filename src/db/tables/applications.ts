import type { ColumnType, Generated } from 'kysely';
import type { DefaultedTimestamp } from './accounts.ts';

/** Terms of the work. Null: not agreed on. */
export interface StoredTerms {
  rateUsd: number | null;
  fixedPriceUsd: number | null;
  startDate: string | null;
  daysPerWeek: number | null;
  capUsd: number | null;
  noticeDays: number | null;
}

/** A question of a project as it was asked, with the applicant's answer. */
export interface StoredAnswer {
  question: string;
  answer: string;
}

export interface ApplicationsTable {
  id: Generated<string>;
  project_id: string;
  consultant_id: string;
  cover_letter: string;
  /** What the consultant proposes; null where they propose nothing. */
  terms: ColumnType<StoredTerms | null, string | null | undefined, string | null>;
  answers: ColumnType<StoredAnswer[], string | undefined, string>;
  /** What both agreed on with the acceptance; null where no terms were named. */
  agreed_terms: ColumnType<StoredTerms | null, string | null | undefined, string | null>;
  status: Generated<string>;
  /** The member of the client's company who decided; null where no member did. */
  decided_by: string | null;
  /** The member who approved the acceptance; null where it needed no approval. */
  approved_by: Generated<string | null>;
  decision_reason: string | null;
  decided_at: Date | null;
  ended_by_silence: Generated<boolean>;
  /** Rejected because another application was accepted. */
  passed_over: Generated<boolean>;
  first_read_at: Generated<Date | null>;
  /** Since when the client owes an answer again; null: since it was sent. */
  waits_since: Generated<Date | null>;
  first_offered_at: Generated<Date | null>;
  /** Until when an offer of the client's is open. */
  offered_until: Generated<Date | null>;
  undecided_at: Generated<Date | null>;
  undo_asked_by: Generated<string | null>;
  undo_asked_at: Generated<Date | null>;
  undone_at: Generated<Date | null>;
  asked_back_at: Generated<Date | null>;
  /** What its consultant says of the cancellation of a project they worked on; null while they have not. */
  cancellation_word: Generated<string | null>;
  /** Where the client has sorted it; the consultant does not see it. */
  stage: Generated<string>;
  /** Marked by the client; the consultant does not see it. */
  is_starred: Generated<boolean>;
  /** The client's note for themselves. */
  client_note: Generated<string>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}
