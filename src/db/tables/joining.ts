import type { Generated } from 'kysely';

/** Domains that companies say are theirs. */
export interface CompanyDomainsTable {
  id: Generated<string>;
  company_id: string;
  /** In small letters. */
  domain: string;
  token: string;
  verified_at: Date | null;
  created_at: Date;
}

/** Users who ask to become members of a company. */
export interface MembershipRequestsTable {
  id: Generated<string>;
  company_id: string;
  user_id: string;
  asked_at: Date;
  ended_as: 'accepted' | 'declined' | null;
  ended_at: Date | null;
}
