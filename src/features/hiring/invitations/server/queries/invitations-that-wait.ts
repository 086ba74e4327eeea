import { type AliasableExpression, sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { suspendedCompanies } from '#features/identity/memberships/server/queries/memberships.ts';
import { unansweredStates } from '../../rules.ts';
import { selectInvitations } from './invitation-rows.ts';

/** Pairs of whom the consultant has blocked the company. */
type BlockedCompanies = AliasableExpression<{ companyId: CompanyId; consultantId: UserId }>;

/** The unanswered invitations, as pending for the consultants; none from a company that they have `blocked` since. */
export const invitationsThatWait = (db: Db, blocked: BlockedCompanies) =>
  db
    .selectFrom(selectInvitations(db).select('project.title as projectTitle').as('invitation'))
    .innerJoin(people(db).as('asked'), 'asked.user_id', 'invitation.consultantId')
    .innerJoin(people(db).as('client'), 'client.user_id', 'invitation.clientId')
    .where('invitation.state', 'in', unansweredStates)
    .where('invitation.isWithheld', '=', false)
    .where('asked.suspended_at', 'is', null)
    .where('client.suspended_at', 'is', null)
    .where('invitation.companyId', 'not in', suspendedCompanies(db))
    .where('client.leaving_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(blocked.as('blocked'))
            .select('blocked.companyId')
            .whereRef('blocked.companyId', '=', 'invitation.companyId')
            .whereRef('blocked.consultantId', '=', 'invitation.consultantId'),
        ),
      ),
    )
    .select([
      'invitation.invitationId as id',
      'invitation.consultantId as userId',
      'invitation.projectTitle',
      'client.first_name as firstName',
      'client.last_name as lastName',
      'invitation.sentAt as since',
      sql<null>`null::date`.as('endsOn'),
    ]);
