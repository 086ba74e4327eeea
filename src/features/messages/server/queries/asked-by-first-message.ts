import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { people } from '#features/accounts/server/queries/people.ts';
import type { AskedOf } from '#features/invitations/server/queries/asked-by-invitation.ts';

/**
 * What clients have asked these consultants by writing to them first, with when the consultant wrote for the first time. Whether they
 * have blocked the client makes no difference: nobody may tell that by a figure.
 */
export const askedByFirstMessage = (db: Db, { consultantIds, from, until }: AskedOf) =>
  db
    .selectFrom('threads as thread')
    .innerJoin(people(db).as('client'), 'client.user_id', 'thread.client_id')
    .where('thread.consultant_id', 'in', consultantIds)
    .whereRef('thread.opened_by', '=', 'thread.client_id')
    .where('thread.created_at', '>=', from)
    .where('thread.created_at', '<', until)
    .select([
      'thread.consultant_id as consultantId',
      'thread.created_at as askedAt',
      (eb) =>
        eb
          .selectFrom('messages as message')
          .select('message.created_at')
          .whereRef('message.thread_id', '=', 'thread.id')
          .whereRef('message.sender_id', '=', 'thread.consultant_id')
          .orderBy('message.position')
          .limit(1)
          .as('answeredAt'),
      'client.is_demo as isMadeUp',
    ])
    .$narrowType<{ consultantId: UserId }>();
