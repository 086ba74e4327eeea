import { z } from 'zod';

/** Accepts a UUID from outside; whether such a company exists is another question. */
export const companyIdSchema = z.uuid().brand<'CompanyId'>();
export type CompanyId = z.output<typeof companyIdSchema>;

/** Takes an id that the database itself gave out. */
export const toCompanyId = (id: string): CompanyId => id as CompanyId;

/** What a member may do for their company, the one who may do all first. */
export const memberRoles = ['owner', 'hiring', 'finance', 'viewer'] as const;
export const memberRoleSchema = z.enum(memberRoles);
export type MemberRole = (typeof memberRoles)[number];

/** The company that a client acts for, and what they may do there. */
export interface Membership {
  companyId: CompanyId;
  /** What the company trades as. */
  companyName: string;
  role: MemberRole;
}

/** Owners and hiring members post projects, invite and shortlist consultants, write to them and decide. */
export const mayHire = ({ role }: Membership): boolean => role === 'owner' || role === 'hiring';

/** Owners and finance members keep what agreements and invoices name the company by. */
export const mayKeepDetails = ({ role }: Membership): boolean =>
  role === 'owner' || role === 'finance';

/** Owners invite members, change their roles and remove them. */
export const mayManageMembers = ({ role }: Membership): boolean => role === 'owner';
