import { sql } from 'kysely';
import type { SkillId } from '#catalogue/skills.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import { subscribedUsers } from '#features/subscriptions/server/queries/subscribed-users.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';
import { type ProfileChoices, selectProfiles } from './profile-rows.ts';

/** When the question is asked, and whether made-up people count. */
export interface ListedAt {
  now: Date;
  isDemo: boolean;
}

/** Everybody whom anyone may see: approved by an admin, and subscribed at `now`. */
export const listedConsultants = (db: Db, { now, isDemo }: ListedAt) =>
  selectProfiles(db)
    // A literal: the planner must see that the index on the newest of a type fits.
    .where('profile.user_type', '=', sql.lit('consultant'))
    .where('profile.approved_at', 'is not', null)
    .where('profile.user_id', 'in', subscribedUsers(db, now))
    .$if(!isDemo, (query) => query.where('profile.is_demo', '=', false));

const selectCards = (db: Db, at: ListedAt) =>
  listedConsultants(db, at)
    .leftJoin('consultant_photos as photo', 'photo.id', 'consultant.photo_id')
    .select([
      'profile.user_id',
      'profile.created_at as joined_at',
      'profile.first_name',
      'profile.last_name',
      'photo.blurred_file',
      'consultant.title',
      'consultant.city',
      'consultant.country',
      'consultant.work_arrangement',
      'consultant.hourly_rate_usd',
      'consultant.availability',
      'consultant.summary',
      'consultant.years_experience',
      'consultant.primary_skills',
    ])
    .$narrowType<ProfileChoices>();

export type ListedConsultantRow = Awaited<
  ReturnType<ReturnType<typeof selectCards>['execute']>
>[number];

/** Narrows the list to a primary skill, and to a city by its name in addresses. */
export interface ListedFilter {
  skill?: SkillId | undefined;
  city?: string | undefined;
}

/** The listed consultants, newest first. */
export async function listListedConsultants(
  db: Db,
  at: ListedAt,
  { skill, city }: ListedFilter,
  page: PageRequest,
): Promise<Page<ListedConsultantRow>> {
  const rows = await selectCards(db, at)
    .$if(skill !== undefined, (query) =>
      query.where(sql<boolean>`consultant.primary_skills @> array[${skill}]::text[]`),
    )
    .$if(city !== undefined, (query) =>
      query.where(
        ({ refTuple, selectFrom }) =>
          sql<boolean>`${refTuple('consultant.country', 'consultant.city')} in ${selectFrom(
            'city_slugs',
          )
            .select(['country', 'city'])
            .where('slug', '=', city ?? '')}`,
      ),
    )
    .$call((query) =>
      newestFirst(query, page, { createdAt: 'profile.created_at', id: 'profile.user_id' }),
    )
    .execute();
  return toPage(rows, page.limit, ({ joined_at, user_id }) => ({
    createdAt: joined_at,
    id: user_id,
  }));
}
