import type { GeneratedAlways } from 'kysely';

/** Maintained by triggers; never written by a statement. */
export interface UserEntriesTable {
  user_id: string;
  user_type: 'client' | 'consultant';
  status: 'unconfirmed' | 'pending' | 'approved' | 'refused' | 'suspended';
  name: string;
  email: string;
  company: string;
  title: string;
  city: string;
  country: string;
  rate_usd: number;
  years: number;
  joined_at: Date;
  words: GeneratedAlways<string>;
}
