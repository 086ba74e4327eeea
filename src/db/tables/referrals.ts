import type { Generated } from 'kysely';
import type { DefaultedTimestamp } from './accounts.ts';

export interface ReferralCodesTable {
  user_id: string;
  code: string;
  created_at: DefaultedTimestamp;
}

export interface ReferralsTable {
  id: Generated<string>;
  referrer_id: string;
  referee_id: string;
  reward_granted_at: Date | null;
  created_at: DefaultedTimestamp;
  credit_amount: number | null;
  credit_currency: string | null;
  credited_at: Date | null;
  reward_taken_back_at: Date | null;
  credit_returned_at: Date | null;
}
