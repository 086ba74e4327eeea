import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';

/**
 * What invitations ask of applications and messages, which are newer features: they know invitations, and not the other
 * way round.
 */
export interface InvitationsServices {
  /** To which of these projects a consultant has applied, whatever became of it. */
  appliedTo(
    db: Db,
    consultantId: UserId,
    projectIds: readonly ProjectId[],
  ): Promise<ReadonlySet<ProjectId>>;
  /** Whether a consultant has blocked this company in their conversation. */
  hasBlockedCompany(db: Db, consultantId: UserId, companyId: CompanyId): Promise<boolean>;
}
