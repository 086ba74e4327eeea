import { hasRight, type MemberRole, type Membership } from '#access/company.ts';
import type { Terms } from '#features/hiring/applications/rules/terms.ts';
import { isAbove } from './rules.ts';

/** The limit of a company, and what a member is there at this moment; null for a person who is no member any more. */
export interface ApprovalRule {
  limitUsd: number | null;
  role: MemberRole | null;
}

/** What a member agrees to needs no approval where they may both hire and approve. */
const agreesAlone = ({ role }: Pick<Membership, 'role'>): boolean =>
  hasRight({ role }, 'hire') && hasRight({ role }, 'approve');

/** Whether another member has to approve what this one agrees to on these terms. */
export const needsApproval = ({ limitUsd, role }: ApprovalRule, terms: Terms | null): boolean =>
  !(role && agreesAlone({ role })) && isAbove(limitUsd, terms);

/** The limit above which this member needs an approval; null where they need none. */
export const limitFor = (
  membership: Pick<Membership, 'role'>,
  limitUsd: number | null,
): number | null => (agreesAlone(membership) ? null : limitUsd);

/** What a member may do with an approval while it is waited for. */
export const whatCanBeDone = (membership: Pick<Membership, 'role'>, isWaiting: boolean) => ({
  decide: isWaiting && hasRight(membership, 'approve'),
  takeBack: isWaiting && hasRight(membership, 'hire'),
});
