import type { UserId, UserType } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';

/** The points of both checklists, in their order. */
export function listChecklistItems(db: Db) {
  return db
    .selectFrom('checklist_items as item')
    .select(['item.id', 'item.text', 'item.user_type as userType'])
    .orderBy('item.position')
    .orderBy('item.id')
    .execute();
}

/** The points of one account's checklist, with who ticked them. */
export function listTickedItems(
  db: Db,
  { userId, userType }: { userId: UserId; userType: UserType },
) {
  return db
    .selectFrom('checklist_items as item')
    .leftJoin('checklist_ticks as tick', (join) =>
      join.onRef('tick.item_id', '=', 'item.id').on('tick.user_id', '=', userId),
    )
    .leftJoin(people(db).as('admin'), 'admin.user_id', 'tick.ticked_by')
    .select([
      'item.id',
      'item.text',
      'tick.ticked_at as tickedAt',
      'admin.first_name as adminFirstName',
      'admin.last_name as adminLastName',
    ])
    .where('item.user_type', '=', userType)
    .orderBy('item.position')
    .orderBy('item.id')
    .execute();
}
export type TickedItemRow = Awaited<ReturnType<typeof listTickedItems>>[number];
