import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';

/** Has this person act for one of their companies from now on; false when they are no member of it. */
export async function chooseCompany(
  tx: Tx,
  userId: UserId,
  companyId: CompanyId,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('company_members')
    .set({ chosen_at: now })
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
