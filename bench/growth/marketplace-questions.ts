import type { Db } from '#db/client.ts';
import type { UserList } from '#features/administration/admin/rules/user-list.ts';
import { listAuditRows } from '#features/administration/admin/server/queries/audit-entries.ts';
import {
  countUserEntries,
  listUserEntries,
} from '#features/administration/admin/server/queries/user-list.ts';
import { listThreads } from '#features/conversations/messages/server/queries/list-threads.ts';
import { findCorrespondences } from '#features/conversations/messages/server/queries/people.ts';
import { countUnread } from '#features/conversations/messages/server/queries/threads.ts';
import { listOpenProjects } from '#features/hiring/projects/server/queries/open-projects.ts';
import type { GrownMarketplace } from './grown-marketplace.ts';

const firstPage = { limit: 20, after: null };

/** What people see of a marketplace, and admins of all of it: the queries of the product itself. */
export function marketplaceQuestions({
  anyUserId,
  anyEmail,
  correspondent,
}: GrownMarketplace): Record<string, (db: Db) => Promise<unknown>> {
  const users = (list: Partial<UserList>) => (db: Db) =>
    listUserEntries(
      db,
      { ...{ userType: 'consultant', sort: 'joined', direction: 'descending', text: '' }, ...list },
      firstPage,
    );
  return {
    'one row by its key': (db) =>
      db.selectFrom('user_entries').selectAll().where('user_id', '=', anyUserId).execute(),
    'open projects': (db) => listOpenProjects(db, {}, new Date(), firstPage),
    'open projects of a product and duration': (db) =>
      listOpenProjects(
        db,
        { skill: 'finance-operations', duration: '3-6-months' },
        new Date(),
        firstPage,
      ),
    inbox: async (db) => {
      const wanted = { filter: 'all', text: '' } as const;
      const { items } = await listThreads(db, correspondent, wanted, firstPage);
      return findCorrespondences(db, { now: new Date(), isDemo: true }, correspondent, items);
    },
    'unread count': (db) => countUnread(db, correspondent),
    'users, newest first': users({}),
    'users by name': users({ sort: 'name', direction: 'ascending' }),
    'users with a part of a name': users({ text: anyEmail.slice(0, 12) }),
    'how many users': (db) => countUserEntries(db, { text: '' }),
    'audit log': (db) => listAuditRows(db, {}, firstPage),
    'audit log of a person': (db) => listAuditRows(db, { person: anyEmail }, firstPage),
  };
}
