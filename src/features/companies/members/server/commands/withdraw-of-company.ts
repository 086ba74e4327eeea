import type { CompanyId } from '#access/company.ts';
import type { Tx } from '#db/client.ts';

/**
 * The invitations to a company without an answer, locked: who accepts one at this moment is waited for, or finds it
 * withdrawn. A command that locks people and companies takes these first, as accepting does.
 */
export async function lockUnanswered(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx
    .selectFrom('member_invitations')
    .select('id')
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Withdraws the unanswered invitations to a company that becomes a part of another one. Returns how many. */
export async function withdrawMerged(
  tx: Tx,
  { from, into }: { from: CompanyId; into: CompanyId },
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('member_invitations')
    .set({ ended_as: 'withdrawn', ended_at: now })
    .where('company_id', '=', from)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  await tx
    .updateTable('member_invitations')
    .set({ company_id: into })
    .where('company_id', '=', from)
    .execute();
  return Number(numUpdatedRows);
}
