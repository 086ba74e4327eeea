import { hasRight, type Membership } from '#access/company.ts';

/** What a member of a company may read of the consultant of one of its deals. */
export const whatMemberMayRead = (membership: Pick<Membership, 'role'>) => ({
  supplier: hasRight(membership, 'suppliers'),
  bankDetails: hasRight(membership, 'payments'),
});
