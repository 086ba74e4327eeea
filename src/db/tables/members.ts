import type { Generated } from 'kysely';

/** Invitations to become a member of a company. */
export interface MemberInvitationsTable {
  id: Generated<string>;
  company_id: string;
  /** In small letters. */
  email: string;
  role: 'owner' | 'hiring' | 'finance' | 'viewer';
  invited_by: string | null;
  created_at: Date;
  expires_at: Date;
  ended_as: 'accepted' | 'declined' | 'withdrawn' | null;
  ended_at: Date | null;
  accepted_by: string | null;
}
