import type { Generated } from 'kysely';

export interface MilestonesTable {
  application_id: string;
  /** The name of the deliverable. */
  name: string;
  state: 'delivered' | 'returned' | 'accepted';
  /** In whole units of the currency, as agreed at the delivery. */
  amount: number | null;
  currency: string;
  /** What the consultant says of the delivery. */
  note: string;
  delivered_at: Date;
  decided_at: Generated<Date | null>;
  decided_by: Generated<string | null>;
  /** Why it was returned. */
  reason: Generated<string>;
}
