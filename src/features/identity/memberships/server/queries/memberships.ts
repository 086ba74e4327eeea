import { sql } from 'kysely';
import type { Membership } from '#access/company.ts';
import type { Db } from '#db/client.ts';

/*
 * Companies and their members, for statements of other features: what every proof of a client's rights begins with.
 */

/** The company that the person `profile` of a statement acts for, to be joined laterally. */
export const actingCompany = (db: Db) =>
  db
    .selectFrom('company_members as member')
    .innerJoin('companies as company', 'company.id', 'member.company_id')
    .select([
      sql<Membership>`json_build_object(
        'companyId', company.id, 'companyName', company.name, 'role', member.role
      )`.as('membership'),
      'company.approved_at',
      'company.refused_at',
      'company.suspended_at',
    ])
    .where(sql<boolean>`member.user_id = profile.user_id`)
    .orderBy('member.chosen_at', 'desc')
    .orderBy('member.company_id')
    .limit(1);
