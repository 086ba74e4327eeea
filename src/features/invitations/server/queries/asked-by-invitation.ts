import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { people } from '#features/accounts/server/queries/people.ts';

/** Whom something was asked, and within which time. */
export interface AskedOf {
  personIds: readonly UserId[];
  from: Date;
  until: Date;
}

/**
 * What clients have asked these consultants by inviting them, with when each was answered: to apply and to decline are answers. What
 * was withdrawn is left out, and what was never shown to them.
 */
export const askedByInvitation = (db: Db, { personIds, from, until }: AskedOf) =>
  db
    .selectFrom('invitations as invitation')
    .innerJoin(people(db).as('client'), 'client.user_id', 'invitation.client_id')
    .where('invitation.consultant_id', 'in', personIds)
    .where('invitation.created_at', '>=', from)
    .where('invitation.created_at', '<', until)
    .where('invitation.is_withheld', '=', false)
    .where('invitation.state', '<>', 'withdrawn')
    .select([
      'invitation.consultant_id as personId',
      'invitation.created_at as askedAt',
      'invitation.answered_at as answeredAt',
      'client.is_demo as isMadeUp',
    ])
    .$narrowType<{ personId: UserId }>();
