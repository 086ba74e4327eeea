import { type AliasableExpression, sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';

/** Whom something was asked, and within which time. */
export interface AskedOf {
  personIds: readonly UserId[];
  from: Date;
  until: Date;
}

/** Until when projects took applications; null while they do. */
type LeftOpen = AliasableExpression<{ projectId: string; leftOpenAt: Date | null }>;

/**
 * What clients have asked these consultants by inviting them, with when each was answered: to apply and to decline are
 * answers. What was withdrawn is left out, what was never shown to them, and what they had less than `days` to answer,
 * for the project was taken or closed.
 */
export const askedByInvitation = (
  db: Db,
  { personIds, from, until }: AskedOf,
  { leftOpen, days }: { leftOpen: LeftOpen; days: number },
) =>
  db
    .selectFrom('invitations as invitation')
    .innerJoin(people(db).as('client'), 'client.user_id', 'invitation.client_id')
    .where('invitation.consultant_id', 'in', personIds)
    .where('invitation.created_at', '>=', from)
    .where('invitation.created_at', '<', until)
    .where('invitation.is_withheld', '=', false)
    .where('invitation.state', '<>', 'withdrawn')
    .where(({ and, eb, exists, not, selectFrom }) =>
      not(
        and([
          eb('invitation.answered_at', 'is', null),
          exists(
            selectFrom(leftOpen.as('project'))
              .select('project.projectId')
              .whereRef('project.projectId', '=', 'invitation.project_id')
              .where(
                'project.leftOpenAt',
                '<',
                sql<Date>`invitation.created_at + ${days}::int * interval '24 hours'`,
              ),
          ),
        ]),
      ),
    )
    .select([
      'invitation.consultant_id as personId',
      'invitation.created_at as askedAt',
      'invitation.answered_at as answeredAt',
      'client.is_demo as isMadeUp',
    ])
    .$narrowType<{ personId: UserId }>();
