import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { ProjectId } from '#features/projects/ids.ts';

/** What invitations ask of applications, which are the newer feature: they know invitations, and not the other way round. */
export interface InvitationsServices {
  /** To which of these projects a consultant has applied, whatever became of it. */
  appliedTo(
    db: Db,
    consultantId: UserId,
    projectIds: readonly ProjectId[],
  ): Promise<ReadonlySet<ProjectId>>;
}
