import type { Generated } from 'kysely';

type ChecklistAnswer = 'yes' | 'no' | 'not-applicable';

export interface CompletionsTable {
  id: Generated<string>;
  application_id: string;
  company_id: string;
  proposed_by_side: 'client' | 'consultant';
  proposed_by: string | null;
  proposed_at: Date;
  /** From then on time answers. */
  answer_by: Date;
  reminded_at: Generated<Date | null>;
  handover: ChecklistAnswer | null;
  access_returned: ChecklistAnswer | null;
  documents: ChecklistAnswer | null;
  points_settled: ChecklistAnswer | null;
  open_points: Generated<string>;
  /** Whose access was not returned. */
  environments: Generated<string[]>;
  state: Generated<'waiting' | 'missing' | 'taken-back' | 'completed' | 'ended'>;
  answered_by: Generated<string | null>;
  answered_at: Generated<Date | null>;
  missing: Generated<string>;
  completed_how: Generated<'confirmed' | 'no-answer' | null>;
  review_until: Generated<Date | null>;
}
