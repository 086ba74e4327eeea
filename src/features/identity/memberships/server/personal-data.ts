import { toCompanyId } from '#access/company.ts';
import { atOnce, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { closeCompaniesOf } from './commands/close-company.ts';
import { getCompany } from './queries/companies.ts';
import { listMembers } from './queries/members.ts';

const members = personalTable('company_members', {
  people: ['user_id', 'invited_by'],
  given: ['company_id', 'role', 'since'],
  withheld: {
    user_id: 'the person who asks',
    invited_by: 'another user',
    chosen_at: 'which of their companies they acted for last',
  },
  afterErasure: 'deleted',
});

/** For which companies a client acts. The company is not theirs alone: it stays while others are in it. */
export const membershipsPersonalData: PersonalData = {
  feature: 'memberships',
  tables: [members],
  impersonal: { companies: 'what businesses are called and where they are registered' },
  lists: [
    {
      name: 'companies',
      says: 'The companies you act for, and your role in each.',
      rows: (db, userId) =>
        atOnce(() =>
          db
            .selectFrom('company_members as member')
            .innerJoin('companies as company', 'company.id', 'member.company_id')
            .select(['member.company_id', 'company.name', 'member.role', 'member.since'])
            .where('member.user_id', '=', userId)
            .orderBy('member.since')
            .orderBy('member.company_id')
            .execute(),
        ),
    },
  ],
  companyLists: [
    {
      name: 'company',
      says: 'What the company says of itself.',
      rows: (db, companyId) =>
        atOnce(async () => {
          const { companyId: _, ...row } = await getCompany(db, toCompanyId(companyId));
          return [row];
        }),
    },
    {
      name: 'members',
      says: 'Its members, with their roles.',
      rows: (db, companyId) =>
        atOnce(async () => {
          const members = await listMembers(db, toCompanyId(companyId));
          return members.map(({ userId: _, ...row }) => row);
        }),
    },
  ],
  erase: (tx, { clock }, leaver) => closeCompaniesOf(tx, leaver, clock.now()),
};
