import type { CompanyMembersTable } from '#db/tables/memberships.ts';

/** A colleague of a client of the demo, in the client's company. No real person of this name is meant. */
export interface DemoColleague {
  /** The key of the client. */
  of: string;
  firstName: string;
  lastName: string;
  email: string;
  role: CompanyMembersTable['role'];
  joinedDaysAgo: number;
}

export const demoColleagues: readonly DemoColleague[] = [
  {
    ...{ of: 'larkspur', firstName: 'Hollis', lastName: 'Bramblewood' },
    ...{ email: 'hollis@larkspur-and-pike.test', role: 'hiring', joinedDaysAgo: 160 },
  },
  {
    ...{ of: 'larkspur', firstName: 'Fenella', lastName: 'Coinsworth' },
    ...{ email: 'fenella@larkspur-and-pike.test', role: 'finance', joinedDaysAgo: 120 },
  },
  {
    ...{ of: 'larkspur', firstName: 'Viggo', lastName: 'Lookmore' },
    ...{ email: 'viggo@larkspur-and-pike.test', role: 'viewer', joinedDaysAgo: 44 },
  },
  {
    ...{ of: 'gossamer', firstName: 'Greta', lastName: 'Frachtmann' },
    ...{ email: 'g.frachtmann@gossamer-freight.test', role: 'owner', joinedDaysAgo: 190 },
  },
  {
    ...{ of: 'gossamer', firstName: 'Tobias', lastName: 'Seilerhaus' },
    ...{ email: 't.seilerhaus@gossamer-freight.test', role: 'finance', joinedDaysAgo: 88 },
  },
  {
    ...{ of: 'barnacle', firstName: 'Piers', lastName: 'Lanternby' },
    ...{ email: 'piers@barnacle-and-bright.test', role: 'hiring', joinedDaysAgo: 60 },
  },
];
