import type { CompanyId, MemberRole } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { pipeline } from '#lib/database/pipeline.ts';
import { lockMembers, mayManage } from './members.ts';

/**
 * The limit of a company and the role of a member, which both stay so until this transaction ends; others may read them
 * meanwhile. The role is null for a person who is no member any more.
 */
export async function lockApprovalRule(
  tx: Tx,
  companyId: CompanyId,
  userId: UserId,
): Promise<{ limitUsd: number | null; role: MemberRole | null }> {
  const { limits, roles } = await pipeline(tx, {
    limits: tx
      .selectFrom('companies')
      .select('approval_above_usd')
      .where('id', '=', companyId)
      .forShare(),
    // After the lock: who changes roles holds it.
    roles: tx
      .selectFrom('company_members')
      .select('role')
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId),
  });
  return { limitUsd: limits[0]?.approval_above_usd ?? null, role: roles[0]?.role ?? null };
}

/** Sets the amount above which deals of a company need an approval; null turns that off. What waits goes on waiting. */
export async function setApprovalLimit(
  tx: Tx,
  companyId: CompanyId,
  { aboveUsd, by, now }: { aboveUsd: number | null; by: UserId; now: Date },
): Promise<{ refused: 'NO_OWNER' | null }> {
  if (!mayManage(by, await lockMembers(tx, companyId))) return { refused: 'NO_OWNER' };
  await tx
    .updateTable('companies')
    .set({ approval_above_usd: aboveUsd, updated_at: now })
    .where('id', '=', companyId)
    .execute();
  return { refused: null };
}
