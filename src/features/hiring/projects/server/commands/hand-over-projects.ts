import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';

/** Puts another member of the company in charge of all projects of this one, whatever their status. */
export async function handOverProjects(
  tx: Tx,
  { companyId, from, to }: { companyId: CompanyId; from: UserId; to: UserId },
): Promise<void> {
  const handedOver = await tx
    .updateTable('projects')
    .set({ client_id: to })
    .where('company_id', '=', companyId)
    .where('client_id', '=', from)
    .returning('id')
    .execute();
  await publishChanges(
    tx,
    handedOver.map(({ id }) => ({ personIds: [to], topic: 'project' as const, subjectId: id })),
  );
}
