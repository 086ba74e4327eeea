import { sql } from 'kysely';
import { type CompanyId, memberRoles } from '#access/company.ts';
import type { Tx } from '#db/client.ts';

/** The company that goes, and the one that it becomes a part of. */
export interface Merge {
  from: CompanyId;
  into: CompanyId;
}

/**
 * Lets nothing be written for either company meanwhile: what names one of them waits, and finds one gone. Two merges of
 * the same companies take them in the same order.
 */
export async function lockMerged(tx: Tx, { from, into }: Merge): Promise<void> {
  await tx
    .selectFrom('companies')
    .select('id')
    .where('id', 'in', [from, into])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Makes the members of one company members of the other. Of two roles of one member the higher one stays. */
export async function moveMembers(tx: Tx, { from, into }: Merge): Promise<void> {
  const rank = (role: string) =>
    sql<number>`array_position(${[...memberRoles]}::text[], ${sql.ref(role)})`;
  await tx
    .insertInto('company_members')
    .columns(['company_id', 'user_id', 'role', 'invited_by', 'since', 'chosen_at'])
    .expression(({ selectFrom }) =>
      selectFrom('company_members as member')
        .where('member.company_id', '=', from)
        .select([
          sql<string>`${into}::uuid`.as('company_id'),
          ...(['member.user_id', 'member.role', 'member.invited_by'] as const),
          ...(['member.since', 'member.chosen_at'] as const),
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'user_id']).doUpdateSet({
        role: sql`case when ${rank('excluded.role')} < ${rank('company_members.role')}
          then excluded.role else company_members.role end`,
        since: sql`least(excluded.since, company_members.since)`,
        chosen_at: sql`greatest(excluded.chosen_at, company_members.chosen_at)`,
      }),
    )
    .execute();
}

/** Removes a company that nothing hangs on any more; its memberships go with it. */
export async function removeCompany(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx.deleteFrom('companies').where('id', '=', companyId).execute();
}
