import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import {
  leaveProjects,
  removeProjects,
} from '#features/hiring/projects/server/commands/leave-projects.ts';
import { removeUnusedCompanies } from '#features/identity/memberships/server/commands/close-company.ts';
import { dealsThatStay, listDealsThatGo } from '../queries/deals-of-leaver.ts';

/**
 * Puts a former user in the place of one who is erased, in the deals that stay with the other side. Of the user's other
 * applications, and of deals that no side is left of, nothing stays.
 */
export async function leaveDeals(
  tx: Tx,
  { userId, formerId }: { userId: UserId; formerId: UserId | null },
): Promise<void> {
  if (formerId) {
    const staying = await dealsThatStay(tx, userId).execute();
    await tx
      .updateTable('applications')
      .set({ consultant_id: formerId })
      .where('consultant_id', '=', userId)
      .where(sql<boolean>`id = any(${staying.map(({ id }) => id)}::uuid[])`)
      .execute();
    for (const column of ['decided_by', 'approved_by'] as const) {
      await tx
        .updateTable('applications')
        .set({ [column]: formerId })
        .where(column, '=', userId)
        .execute();
    }
    const projectIds = staying.flatMap((deal) =>
      deal.consultant_id === userId ? [] : deal.project_id,
    );
    await leaveProjects(tx, { from: userId, to: formerId, projectIds });
  }
  const going = await listDealsThatGo(tx, userId);
  await tx.deleteFrom('applications').where('consultant_id', '=', userId).execute();
  if (going.length === 0) return;
  const used = await tx
    .selectFrom('applications')
    .select('project_id')
    .where(
      'project_id',
      'in',
      going.map(({ projectId }) => projectId),
    )
    .where((eb) => eb.or([eb('status', '=', 'accepted'), eb('undone_at', 'is not', null)]))
    .execute();
  const usedIds = new Set(used.map(({ project_id }) => project_id));
  await removeProjects(
    tx,
    going.map(({ projectId }) => projectId).filter((projectId) => !usedIds.has(projectId)),
  );
  await removeUnusedCompanies(
    tx,
    going.map(({ companyId }) => companyId),
  );
}
