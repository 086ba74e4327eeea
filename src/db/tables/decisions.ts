import type { Generated } from 'kysely';

export interface DecisionsTable {
  id: Generated<string>;
  review_id: string;
  person_id: string | null;
  kind: 'review-removed';
  ground: 'terms' | 'law';
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
