import { sql } from 'kysely';
import type { UserId, UserType } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { openingMessages } from '#features/conversations/messages/server/queries/asked-by-first-message.ts';
import { allCallSteps } from '#features/conversations/messages/server/queries/call-steps.ts';
import type { AskedOf } from '#features/hiring/invitations/server/queries/asked-by-invitation.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';

const columns = { client: 'call.client_id', consultant: 'call.consultant_id' } as const;

/**
 * What these users, all clients or all consultants, were asked by times for a call, with when each was answered. To
 * pick one, to take none and to propose others are answers, and so is to cancel the call that was to be moved. Excluded
 * are
 * - what its proposer withdrew or replaced by other times before there was an answer;
 * - an unanswered move of a call that took place as it was: they have talked;
 * - times that opened a conversation with a consultant, which is counted elsewhere.
 *
 * Of what is pending in one conversation one counts, so that a user who proposes again and again does not distort
 * figures. For the same reason blocks make no difference: a figure must not reveal them.
 */
export function askedByOffer(
  db: Db,
  asked: UserType,
  { personIds, from, until, now }: AskedOf & { now: Date },
) {
  const askedId = columns[asked];
  const proposerId = columns[asked === 'client' ? 'consultant' : 'client'];
  const calls = db
    .selectFrom('calls as call')
    .where(askedId, 'in', personIds)
    .select([
      'call.id as callId',
      'call.thread_id as threadId',
      `${askedId} as personId`,
      `${proposerId} as proposerId`,
      sql<boolean>`call.state = 'fixed' and call.ends_at <= ${now}`.as('tookPlace'),
    ]);
  const first = calls
    .whereRef('call.created_by', '=', proposerId)
    .$if(asked === 'consultant', (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom(openingMessages(db).as('opening'))
              .select('opening.id')
              .whereRef('opening.id', '=', 'call.id')
              .whereRef('opening.senderId', '=', 'call.created_by'),
          ),
        ),
      ),
    )
    .select([sql<number>`1`.as('revision'), 'call.created_at as askedAt']);
  const others = calls
    .innerJoin(allCallSteps(db).as('step'), 'step.callId', 'call.id')
    .where('step.kind', '=', 'call-times-offered')
    .whereRef('step.personId', '=', proposerId)
    .select(['step.revision', 'step.at as askedAt']);
  const offers = db
    .selectFrom(first.unionAll(others).as('offer'))
    .innerJoin(people(db).as('proposer'), 'proposer.user_id', 'offer.proposerId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom(allCallSteps(db).as('step'))
          .whereRef('step.callId', '=', 'offer.callId')
          .whereRef('step.revision', '>', 'offer.revision')
          .select(['step.personId', 'step.at'])
          .orderBy('step.revision')
          .limit(1)
          .as('next'),
      (join) => join.onTrue(),
    )
    .where('offer.askedAt', '>=', from)
    .where('offer.askedAt', '<', until)
    .where((eb) =>
      eb.or([
        eb('next.personId', '=', eb.ref('offer.personId')),
        eb.and([eb('next.personId', 'is', null), eb('offer.tookPlace', '=', false)]),
      ]),
    )
    .select([
      'offer.personId',
      'offer.askedAt',
      'next.at as answeredAt',
      'proposer.is_demo as isMadeUp',
      sql<number>`row_number() over (partition by offer."threadId", next.at is null
        order by offer."askedAt", offer."callId")`.as('place'),
    ]);
  return db
    .selectFrom(offers.as('offer'))
    .where((eb) => eb.or([eb('offer.answeredAt', 'is not', null), eb('offer.place', '=', 1)]))
    .select(['offer.personId', 'offer.askedAt', 'offer.answeredAt', 'offer.isMadeUp'])
    .$narrowType<{ personId: UserId }>();
}
