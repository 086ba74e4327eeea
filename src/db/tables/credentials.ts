import type { Generated } from 'kysely';

export interface CredentialsTable {
  id: Generated<string>;
  consultant_id: string;
  certification: string;
  link: Generated<string>;
  number: Generated<string>;
  issued_on: string | null;
  expires_on: string | null;
  status: 'submitted' | 'verified' | 'rejected';
  revision: Generated<number>;
  submitted_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  method: 'public-record' | 'issuer-lookup' | 'certificate-seen' | null;
  reason: string | null;
  end_told_days: number | null;
}
