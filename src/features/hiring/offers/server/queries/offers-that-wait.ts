import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { applicationsBetween } from '#features/hiring/applications/server/queries/ties.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { suspendedCompanies } from '#features/identity/memberships/server/queries/memberships.ts';

/** The open offers, as pending for the consultants; none of a client who is suspended or leaving. With the client. */
export const offersThatWait = (db: Db, now: Date) =>
  db
    .selectFrom('offers as offer')
    .innerJoin(applicationsBetween(db).as('application'), 'application.id', 'offer.application_id')
    .innerJoin(people(db).as('asked'), 'asked.user_id', 'application.consultant_id')
    .innerJoin(people(db).as('client'), 'client.user_id', 'application.client_id')
    .where('offer.status', '=', sql.lit('open'))
    .where('offer.expires_at', '>', now)
    .where('application.status', '=', sql.lit('pending'))
    .where('application.offered_until', 'is not', null)
    .where('asked.suspended_at', 'is', null)
    .where('client.suspended_at', 'is', null)
    .where('application.company_id', 'not in', suspendedCompanies(db))
    .where('client.leaving_at', 'is', null)
    .select([
      'offer.id',
      'application.consultant_id as userId',
      'application.title as projectTitle',
      'client.first_name as firstName',
      'client.last_name as lastName',
      'offer.created_at as since',
      sql<string>`(offer.expires_at at time zone 'UTC')::date`.as('endsOn'),
    ])
    .$narrowType<{ userId: UserId }>();
