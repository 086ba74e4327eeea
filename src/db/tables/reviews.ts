import type { Generated } from 'kysely';

export interface ReviewsTable {
  id: Generated<string>;
  completion_id: string;
  author_side: 'client' | 'consultant';
  company_id: string;
  consultant_id: string;
  author_id: string | null;
  /** One for each facet, from 1 to 4; 0 where a draft has none. */
  marks: number[];
  again: boolean | null;
  words: Generated<string>;
  written_at: Date;
  submitted_at: Date | null;
  revealed_at: Generated<Date | null>;
  review_until: Date;
  reply: Generated<string | null>;
  replied_at: Generated<Date | null>;
  replied_by: Generated<string | null>;
  held_for: Generated<'same-domain' | 'same-browser' | null>;
  released_at: Generated<Date | null>;
  removed_at: Generated<Date | null>;
}

export interface ReviewRequestsTable {
  completion_id: string;
  side: 'client' | 'consultant';
  /** After the completion. */
  days: number;
  asked_at: Date;
}
