import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { completedDeals } from '#features/hiring/completions/server/queries/completed-deals.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { suspendedCompanies } from '#features/identity/memberships/server/queries/memberships.ts';

/**
 * The reviews that can be written now, as pending for each side that has not submitted its own; with the other of the
 * two. The id is that of the application.
 */
export const reviewsThatWait = (db: Db, now: Date) =>
  db
    .selectFrom(completedDeals(db).as('deal'))
    .innerJoin(
      sql<{ name: 'client' | 'consultant' }>`(values ('client'), ('consultant'))`.as<'side'>(
        sql`side (name)`,
      ),
      (join) => join.onTrue(),
    )
    .innerJoin(people(db).as('own'), (join) =>
      join.on(
        sql<boolean>`own.user_id = case side.name when 'client' then deal."clientId" else deal."consultantId" end`,
      ),
    )
    .leftJoin(people(db).as('other'), (join) =>
      join.on(
        sql<boolean>`other.user_id = case side.name when 'client' then deal."consultantId" else deal."clientId" end`,
      ),
    )
    .where('deal.reviewUntil', '>', now)
    .where('own.suspended_at', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb('side.name', '=', 'consultant'),
        eb('deal.companyId', 'not in', suspendedCompanies(db)),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reviews as review')
            .select('review.id')
            .whereRef('review.completion_id', '=', 'deal.id')
            .whereRef('review.author_side', '=', 'side.name')
            .where('review.submitted_at', 'is not', null),
        ),
      ),
    )
    .select([
      'deal.applicationId as id',
      'deal.projectTitle',
      'own.user_id as userId',
      'other.first_name as firstName',
      'other.last_name as lastName',
      'deal.completedAt as since',
      sql<string | null>`(deal."reviewUntil" at time zone 'UTC')::date - 1`.as('endsOn'),
    ])
    .$narrowType<{ userId: UserId }>();
