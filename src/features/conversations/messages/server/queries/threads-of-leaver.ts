import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { dealsThatStay } from '#features/hiring/applications/server/queries/deals-of-leaver.ts';
import { companyMembers } from '#features/identity/memberships/server/queries/members.ts';

/**
 * The ids of the conversations that go with a user who is erased, as a part of a statement. Those are of a consultant,
 * or of the last member of a company. Where the two made a deal it stays with the other side.
 */
export const threadsThatGo = (db: Db, userId: UserId) =>
  db
    .selectFrom('threads')
    .select('threads.id')
    .where((eb) =>
      eb.or([
        eb('threads.consultant_id', '=', userId),
        eb('threads.client_id', '=', userId).and(
          eb.not(
            eb.exists(
              companyMembers(db)
                .where(sql<boolean>`company_members.company_id = threads.company_id`)
                .where('company_members.user_id', '<>', userId),
            ),
          ),
        ),
      ]),
    )
    .where(({ not, exists }) =>
      not(
        exists(
          dealsThatStay(db, userId)
            .where(sql<boolean>`project.company_id = threads.company_id`)
            .where(sql<boolean>`application.consultant_id = threads.consultant_id`),
        ),
      ),
    );

/** Whether this user wrote, or is in charge, in a conversation that stays when the user is erased. */
export async function hasThreadThatStays(db: Db, userId: UserId): Promise<boolean> {
  const side = await db
    .selectFrom('threads')
    .select('threads.id')
    .where((eb) =>
      eb.or([
        eb('threads.consultant_id', '=', userId),
        eb('threads.client_id', '=', userId),
        eb('threads.opened_by', '=', userId),
        eb(
          'threads.id',
          'in',
          eb.selectFrom('messages').select('messages.thread_id').where('sender_id', '=', userId),
        ),
      ]),
    )
    .where('threads.id', 'not in', threadsThatGo(db, userId))
    .limit(1)
    .executeTakeFirst();
  return side !== undefined;
}
