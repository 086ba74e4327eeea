import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';

/** The members of a company, the longest there first. */
export const listMembers = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('company_members as member')
    .innerJoin(peopleWithEmail(db).as('person'), 'person.user_id', 'member.user_id')
    .select([
      'member.user_id as userId',
      'member.role',
      'member.since',
      'person.first_name as firstName',
      'person.last_name as lastName',
      'person.email',
    ])
    .where('member.company_id', '=', companyId)
    .orderBy('member.since')
    .orderBy('member.user_id')
    .$narrowType<{ userId: UserId }>()
    .execute();

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];
