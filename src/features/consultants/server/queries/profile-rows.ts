import type { UserId } from '#access/user.ts';
import type { Availability } from '#catalogue/enumerations/availability.ts';
import type { PreferredDuration } from '#catalogue/enumerations/engagement-length.ts';
import type { Country, Timezone } from '#catalogue/enumerations/places.ts';
import type { WorkArrangement } from '#catalogue/enumerations/work-arrangement.ts';
import type { Db } from '#db/client.ts';
import { photoFiles } from '#features/photos/server/queries.ts';
import { subscribedUsers } from '#features/subscriptions/server/queries/subscribed-users.ts';
import type { Standing } from '../../policy.ts';

/** The choices in a consultant's profile, to which the table's check constraints hold it. */
export type ProfileChoices = {
  country: Country;
  timezone: Timezone;
  work_arrangement: WorkArrangement | null;
  availability: Availability;
  preferred_project_duration: PreferredDuration;
};

/** Consultants with the person they are. */
export const selectProfiles = (db: Db) =>
  db
    .selectFrom('consultant_profiles as consultant')
    .innerJoin('profiles as profile', 'profile.user_id', 'consultant.user_id');

const selectOwnProfile = (db: Db) =>
  selectProfiles(db)
    .innerJoin('auth.users as user', 'user.id', 'consultant.user_id')
    .leftJoin(photoFiles(db), (join) => join.onRef('photo.id', '=', 'consultant.photo_id'))
    .selectAll('consultant')
    .select([
      'profile.first_name',
      'profile.last_name',
      'user.email',
      'photo.medium_file',
      'photo.large_file',
    ])
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
