import { toUserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { type ExportedRow, inOrderOf } from '#db/personal-tables.ts';
import { isThere } from '#features/conversations/messages/policy.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { linkFor, otherNameOf } from '../views/calls.ts';
import { selectCalls } from './calls.ts';

/** The calls of this person as they see them, for their export: nothing in it tells them that they are blocked. */
export const listCallsForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  inOrderOf(
    'call.id',
    (nextBatch) =>
      nextBatch(
        selectCalls(db)
          .innerJoin(people(db).as('self'), (join) => join.on('self.user_id', '=', userId))
          .select(['self.user_type', 'self.approved_at', 'self.suspended_at', 'self.leaving_at'])
          .where((eb) =>
            eb.or([eb('call.client_id', '=', userId), eb('call.consultant_id', '=', userId)]),
          )
          .where((eb) =>
            eb.or([
              eb('call.is_withheld', '=', false),
              eb('call.starts_at', 'is not', null),
              eb('call.state', '=', 'declined'),
              eb('call.acted_by', '=', userId),
            ]),
          ),
      ).execute(),
    (call) => {
      const self = toUserId(userId);
      const isOwnAct = call.actedBy === self;
      const arrived = !call.isWithheld || isOwnAct;
      return {
        thread_id: call.threadId,
        // A client who is not approved knows no consultant's name.
        with: call.user_type === 'client' && !isThere(call) ? '' : otherNameOf(call, self),
        state: call.state,
        created_at: call.createdAt,
        is_own_act: isOwnAct,
        acted_at: call.actedAt,
        times: arrived ? call.times : [],
        minutes: call.minutes,
        starts_at: call.startsAt,
        ends_at: call.endsAt,
        words: arrived ? call.words : '',
        meeting_url: linkFor(call, self),
        zone: self === call.clientId ? call.clientZone : call.consultantZone,
      };
    },
  );
