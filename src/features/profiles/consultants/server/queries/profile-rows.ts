import { type Expression, expressionBuilder, sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Availability } from '#catalogue/enumerations/availability.ts';
import type { PreferredDuration } from '#catalogue/enumerations/engagement-length.ts';
import type { Country, Timezone } from '#catalogue/enumerations/places.ts';
import type { WorkArrangement } from '#catalogue/enumerations/work-arrangement.ts';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/schema.ts';
import {
  type RightsAt,
  rightsAt,
  subscribedUsers,
} from '#features/billing/subscriptions/server/queries/subscribed-users.ts';
import { people, peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';
import { photoFiles } from '#features/profiles/photos/server/queries.ts';
import { consultantRatings } from '#features/profiles/ratings/server/queries/ratings.ts';
import type { Standing } from '../../policy.ts';

/** The choices in a consultant's profile, to which the table's check constraints hold it. */
export type ProfileChoices = {
  country: Country;
  timezone: Timezone;
  work_arrangement: WorkArrangement | null;
  availability: Availability;
  preferred_project_duration: PreferredDuration;
};

/** Consultants' profiles, to be joined. */
export const consultantProfiles = (db: Db) =>
  db
    .selectFrom('consultant_profiles')
    .selectAll('consultant_profiles')
    .$narrowType<ProfileChoices>();

/** Consultants with the person they are: `consultant` and `profile` in the statement. */
export const selectProfiles = (db: Db) =>
  db
    .selectFrom('consultant_profiles as consultant')
    .innerJoin(people(db).as('profile'), 'profile.user_id', 'consultant.user_id');

const selectOwnProfile = (db: Db) =>
  db
    .selectFrom('consultant_profiles as consultant')
    .innerJoin(peopleWithEmail(db).as('profile'), 'profile.user_id', 'consultant.user_id')
    .leftJoin(photoFiles(db), (join) => join.onRef('photo.id', '=', 'consultant.photo_id'))
    .leftJoin(consultantRatings(db), (join) =>
      join.onRef('rating.consultant_id', '=', 'consultant.user_id'),
    )
    .selectAll('consultant')
    .select([
      'profile.first_name',
      'profile.last_name',
      'profile.email',
      'photo.blurred_file',
      'photo.medium_file',
      'photo.large_file',
      'rating.ratedBy',
      'rating.ratedMean',
      'rating.ratedScore',
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

/** Another for every state that a profile has been saved in, whatever the clock said. */
const profileVersion = sql<string>`consultant.xmin::text`.as('version');

/** Which states the profiles of these consultants are in, by user id; those without a profile are not in it. */
export async function profileVersions(
  db: Db,
  userIds: readonly UserId[],
): Promise<Map<UserId, string>> {
  const rows = await db
    .selectFrom('consultant_profiles as consultant')
    .select(['consultant.user_id', profileVersion])
    .where(sql<boolean>`consultant.user_id = any(${userIds}::uuid[])`)
    .$narrowType<{ user_id: UserId }>()
    .execute();
  return new Map(rows.map(({ user_id, version }) => [user_id, version]));
}

/** The whole profiles of these consultants with the states they are in, in no order. */
export function listProfiles(
  db: Db,
  userIds: readonly UserId[],
): Promise<(ConsultantProfileRow & { user_id: UserId; version: string })[]> {
  return selectOwnProfile(db)
    .select(profileVersion)
    .where(sql<boolean>`consultant.user_id = any(${userIds}::uuid[])`)
    .$narrowType<{ user_id: UserId }>()
    .execute();
}

/** Whether this person has a consultant profile, as a column of a statement about people. */
export const hasProfile = (db: Db, userId: Expression<string>) =>
  expressionBuilder<Database>()
    .exists(
      db
        .selectFrom('consultant_profiles')
        .select('consultant_profiles.user_id')
        .where('consultant_profiles.user_id', '=', userId),
    )
    .$castTo<boolean>();

/** Whose standing, and when. */
type EligibilityOf = { userId: UserId } & RightsAt;

const selectEligibility = (db: Db, { userId, ...at }: EligibilityOf) =>
  db
    .selectFrom(people(db).as('profile'))
    .leftJoin('consultant_profiles as consultant', 'consultant.user_id', 'profile.user_id')
    .select((eb) => [
      eb('consultant.user_id', 'is not', null).$castTo<boolean>().as('hasProfile'),
      eb
        .and([
          eb('profile.approved_at', 'is not', null),
          eb('profile.suspended_at', 'is', null),
          eb('profile.leaving_at', 'is', null),
        ])
        .$castTo<boolean>()
        .as('isApproved'),
      eb
        .exists(
          subscribedUsers(db, at).where('subscriptions.user_id', '=', eb.ref('profile.user_id')),
        )
        .$castTo<boolean>()
        .as('isSubscribed'),
    ])
    .where('profile.user_id', '=', userId);

/** Where this consultant stands; they stay as they are until the transaction ends. */
export const selectEligibilityToLock = (db: Db, whose: EligibilityOf) =>
  selectEligibility(db, whose).forShare('profile');

/** Where this consultant stands at `now`, in one statement. Throws when there is no such person. */
export async function getEligibility(db: Db, userId: UserId, now: Date): Promise<Standing> {
  const found = await selectEligibility(db, { userId, ...rightsAt(now) }).executeTakeFirst();
  if (!found) throw new Error(`There is no consultant ${userId}.`);
  return found;
}

/** The ids of all users with a consultant profile, a batch at a time, in their order. */
export async function listConsultantIds(
  db: Db,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('consultant_profiles')
    .select('user_id')
    .$if(after !== null, (query) => query.where('user_id', '>', after ?? ''))
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
