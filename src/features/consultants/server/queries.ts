import { sql } from 'kysely';
import type { Availability } from '#catalogue/enumerations/availability.ts';
import type { PreferredDuration } from '#catalogue/enumerations/engagement-length.ts';
import type { Country, Timezone } from '#catalogue/enumerations/places.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import type { UserId } from '#features/accounts/ids.ts';
import { subscribedUsers } from '#features/subscriptions/server/queries.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';
import type { Standing } from '../policy.ts';

/** The choices in a consultant's profile, to which the table's check constraints hold it. */
type ProfileChoices = {
  country: Country;
  timezone: Timezone;
  availability: Availability;
  preferred_project_duration: PreferredDuration;
};

const selectProfiles = (db: Db) =>
  db
    .selectFrom('consultant_profiles as consultant')
    .innerJoin('profiles as profile', 'profile.user_id', 'consultant.user_id');

/** The listed consultants, newest first: approved by an admin, and subscribed at `now`. */
export async function listListedConsultants(
  db: Db,
  now: Date,
  page: PageRequest,
): Promise<Page<ListedConsultantRow>> {
  const rows = await selectListed(db, now)
    .$call((query) =>
      newestFirst(query, page, { createdAt: 'profile.created_at', id: 'profile.user_id' }),
    )
    .execute();
  return toPage(rows, page.limit, ({ joined_at, user_id }) => ({
    createdAt: joined_at,
    id: user_id,
  }));
}

const selectListed = (db: Db, now: Date) =>
  selectProfiles(db)
    .select([
      'profile.user_id',
      'profile.created_at as joined_at',
      'profile.first_name',
      'profile.last_name',
      'consultant.title',
      'consultant.city',
      'consultant.country',
      'consultant.hourly_rate_usd',
      'consultant.availability',
      'consultant.summary',
      'consultant.years_experience',
      'consultant.primary_skills',
    ])
    // A literal: the planner must see that the index on the newest of a type fits.
    .where('profile.user_type', '=', sql.lit('consultant'))
    .where('profile.approved_at', 'is not', null)
    .where('profile.user_id', 'in', subscribedUsers(db, now))
    .$narrowType<ProfileChoices>();

export type ListedConsultantRow = Awaited<
  ReturnType<ReturnType<typeof selectListed>['execute']>
>[number];

const selectOwnProfile = (db: Db) =>
  selectProfiles(db)
    .innerJoin('auth.users as user', 'user.id', 'consultant.user_id')
    .selectAll('consultant')
    .select(['profile.first_name', 'profile.last_name', 'user.email'])
    .$narrowType<ProfileChoices>();

export type ConsultantProfileRow = Awaited<
  ReturnType<ReturnType<typeof selectOwnProfile>['execute']>
>[number];

/** A consultant's whole profile; null before the form has been saved once. */
export async function findProfile(db: Db, userId: UserId): Promise<ConsultantProfileRow | null> {
  const row = await selectOwnProfile(db)
    .where('consultant.user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Like `findProfile`, for a profile that was just saved. Throws when there is none. */
export async function getProfile(db: Db, userId: UserId): Promise<ConsultantProfileRow> {
  const profile = await findProfile(db, userId);
  if (!profile) throw new Error(`Consultant ${userId} has no profile.`);
  return profile;
}

/** Where this consultant stands at `now`, in one statement. Throws when there is no such person. */
export function getStanding(db: Db, userId: UserId, now: Date): Promise<Standing> {
  return db
    .selectFrom('profiles as profile')
    .leftJoin('consultant_profiles as consultant', 'consultant.user_id', 'profile.user_id')
    .select((eb) => [
      eb('consultant.user_id', 'is not', null).$castTo<boolean>().as('hasProfile'),
      eb('profile.approved_at', 'is not', null).$castTo<boolean>().as('isApproved'),
      eb('profile.user_id', 'in', subscribedUsers(db, now)).$castTo<boolean>().as('isSubscribed'),
    ])
    .where('profile.user_id', '=', userId)
    .executeTakeFirstOrThrow();
}
