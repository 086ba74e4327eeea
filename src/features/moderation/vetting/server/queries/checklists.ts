import { type Expression, expressionBuilder } from 'kysely';
import type { UserId, UserType } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/schema.ts';
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
/** The points that are not ticked for these accounts, account by account in the order of the checklist. */
export function listOpenItems(db: Db, userIds: readonly string[]) {
  return db
    .selectFrom('checklist_items as item')
    .innerJoin(people(db).as('person'), 'person.user_type', 'item.user_type')
    .leftJoin('checklist_ticks as tick', (join) =>
      join.onRef('tick.item_id', '=', 'item.id').onRef('tick.user_id', '=', 'person.user_id'),
    )
    .select(['person.user_id as userId', 'item.id', 'item.text'])
    .where('person.user_id', 'in', userIds)
    .where('tick.item_id', 'is', null)
    .orderBy('item.position')
    .orderBy('item.id')
    .execute();
}

/** Whether every point of its checklist is ticked for an account, as a column of a statement about people. */
export const isWhollyChecked = (
  db: Db,
  { userId, userType }: { userId: Expression<string>; userType: Expression<UserType> },
) =>
  expressionBuilder<Database>()
    .not((eb) =>
      eb.exists(
        db
          .selectFrom('checklist_items as item')
          .select('item.id')
          .where('item.user_type', '=', userType)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('checklist_ticks as tick')
                  .select('tick.item_id')
                  .whereRef('tick.item_id', '=', 'item.id')
                  .where('tick.user_id', '=', userId),
              ),
            ),
          ),
      ),
    )
    .$castTo<boolean>();
