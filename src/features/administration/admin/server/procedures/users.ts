import { readSettings } from '#features/site-operations/site-settings/server/queries/stored-settings.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { usersContract } from '../../contract/users.ts';
import { canSortBy } from '../../rules/user-list.ts';
import {
  countUserEntries,
  findUserEntry,
  listUserEntries,
  readUserPosition,
  toUserPage,
} from '../queries/user-list.ts';
import { readUserDetails } from '../queries/user-page.ts';
import { viewUser, viewUserPage } from '../views/users.ts';

const operations = implementOperations(usersContract);

export const usersProcedures = {
  count: operations.count.handler(({ context, input }) => countUserEntries(context.db, input)),

  list: operations.list.handler(async ({ context, input, errors }) => {
    const { cursor, limit, ...list } = input;
    if (!canSortBy(list.userType, list.sort)) throw errors.NO_SUCH_COLUMN();
    const after = cursor === undefined ? null : readUserPosition(cursor, list.sort);
    if (cursor !== undefined && !after) throw errors.INVALID_CURSOR();
    const { items, next } = await listUserEntries(context.db, list, { after, limit });
    const { currencies } = await readSettings(context.db);
    return toUserPage(
      items.map((item) => viewUser(item, currencies)),
      next,
    );
  }),

  get: operations.get.handler(async ({ context: { db }, input: { userId }, errors }) => {
    const entry = await findUserEntry(db, userId);
    if (!entry) throw errors.USER_NOT_FOUND();
    const { currencies } = await readSettings(db);
    return viewUserPage(entry, await readUserDetails(db, userId), currencies);
  }),
};
