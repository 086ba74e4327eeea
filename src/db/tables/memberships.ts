import type { Generated } from 'kysely';

export interface CompaniesTable {
  id: Generated<string>;
  /** What it trades as. */
  name: string;
  legal_name: Generated<string>;
  /** An id of the catalogue's countries. */
  country: string | null;
  registration_number: Generated<string>;
  vat_id: Generated<string>;
  website: Generated<string>;
  size: string | null;
  approved_at: Date | null;
  refused_at: Date | null;
  refusal_reason: string | null;
  suspended_at: Date | null;
  suspension_reason: string | null;
  /** Its last owner has closed it, or its last member was erased. */
  closed_at: Date | null;
  is_demo: Generated<boolean>;
  /** What a hiring member agrees to for more waits for approval. Null: nothing waits. */
  approval_above_usd: Generated<number | null>;
  created_at: Date;
  updated_at: Date;
}

export interface CompanyMembersTable {
  company_id: string;
  user_id: string;
  role: 'owner' | 'hiring' | 'finance' | 'viewer';
  invited_by: string | null;
  since: Date;
  /** Of several companies a person acts for the one that they chose last. */
  chosen_at: Date;
}
