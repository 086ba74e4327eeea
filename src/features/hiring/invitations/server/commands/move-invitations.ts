import type { CompanyId } from '#access/company.ts';
import type { Tx } from '#db/client.ts';

interface Merge {
  from: CompanyId;
  into: CompanyId;
}

/**
 * Makes the invitations of one company, and that consultants want no more of them, those of another. Returns how many.
 */
export async function moveInvitations(
  tx: Tx,
  { from, into }: Merge,
): Promise<{ invitations: number; mutes: number }> {
  const invitations = await tx
    .updateTable('invitations')
    .set({ company_id: into })
    .where('company_id', '=', from)
    .executeTakeFirst();
  const mutes = await tx
    .updateTable('invitation_mutes')
    .set({ company_id: into })
    .where('company_id', '=', from)
    .executeTakeFirst();
  return { invitations: Number(invitations.numUpdatedRows), mutes: Number(mutes.numUpdatedRows) };
}
