import type { $brand } from 'zod';

/** The id of a company. Pages load this file, so what reads input has a file of its own. */
export type CompanyId = string & $brand<'CompanyId'>;

/** Takes an id that the database itself gave out. */
export const toCompanyId = (id: string): CompanyId => id as CompanyId;

/** What a member is for their company, the one who may do all first. */
export const memberRoles = ['owner', 'hiring', 'finance', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** The company that a client acts for, and what they are there. */
export interface Membership {
  companyId: CompanyId;
  /** What the company trades as. */
  companyName: string;
  role: MemberRole;
  /** An admin has suspended the company: no member acts for it. */
  isSuspended: boolean;
}

/** Which roles have which right: the one place that says so. */
const holders = {
  /** Read the company's rows, and save own searches. */
  read: memberRoles,
  /** Post projects, invite, shortlist, write to consultants and decide about applications. */
  hire: ['owner', 'hiring'],
  /** Approve what members agree to above the company's limit. */
  approve: ['owner', 'finance'],
  /** Approve or return submitted weeks of time sheets, accept or return delivered milestones. */
  time: ['owner', 'hiring', 'finance'],
  /** Keep what agreements and invoices name the company by. */
  details: ['owner', 'finance'],
  /** Read what the consultants of the company's deals state as suppliers. */
  suppliers: ['owner', 'hiring', 'finance'],
  /** Propose versions of statements of work, and decline them. */
  agreements: ['owner', 'hiring', 'finance'],
  /** Accept statements of work for the company. */
  sign: ['owner', 'finance'],
  /** Read the bank details of these consultants. */
  payments: ['owner', 'finance'],
  /** Invite members, change their roles, remove them. */
  manage: ['owner'],
} as const satisfies Record<string, readonly MemberRole[]>;

export type CompanyRight = keyof typeof holders;
export const companyRights = Object.keys(holders) as CompanyRight[];

/** Whether a member with this role has the right. */
export const hasRight = ({ role }: Pick<Membership, 'role'>, right: CompanyRight): boolean =>
  holders[right].some((holder) => holder === role);

/** What a member can do now: nothing of it without the right. */
export const whereAllowed = <Can extends Record<string, boolean>>(
  membership: Pick<Membership, 'role'>,
  right: CompanyRight,
  can: Can,
): { [Act in keyof Can]: boolean } =>
  hasRight(membership, right)
    ? can
    : (Object.fromEntries(Object.keys(can).map((act) => [act, false])) as {
        [Act in keyof Can]: boolean;
      });

/**
 * Whether a user may hire for the company that they act for. During an upgrade 0.6.0 may answer a page of this version:
 * it names no company, and its clients have no colleagues.
 */
export const mayHire = ({ company }: { company?: Pick<Membership, 'role'> | null }): boolean =>
  company === undefined || (company !== null && hasRight(company, 'hire'));
