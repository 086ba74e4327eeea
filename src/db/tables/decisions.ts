import type { Generated } from 'kysely';

type Kind =
  | 'review-removed'
  | 'review-redacted'
  | 'answer-redacted'
  | 'reference-removed'
  | 'warned'
  | 'report-dismissed'
  | 'account-refused'
  | 'account-revoked'
  | 'account-suspended'
  | 'company-suspended';

export interface DecisionsTable {
  id: Generated<string>;
  review_id: string | null;
  reference_id: string | null;
  report_id: string | null;
  person_id: string | null;
  company_id: Generated<string | null>;
  kind: Kind;
  /** As its person calls it; empty for an account. For a company its name. */
  about: Generated<string>;
  /** The text that was decided about. */
  words: Generated<string>;
  /** What was taken out of a review or an answer to one. */
  passages: Generated<string[]>;
  ground: 'terms' | 'law' | 'checks' | null;
  reason: string;
  decided_by: string | null;
  decided_at: Date;
  appeal_until: Date;
  appeal: Generated<string | null>;
  appealed_at: Generated<Date | null>;
  outcome: Generated<'upheld' | 'reversed' | null>;
  answer: Generated<string | null>;
  answered_by: Generated<string | null>;
  answered_at: Generated<Date | null>;
}
