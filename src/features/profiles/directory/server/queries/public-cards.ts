import { sql } from 'kysely';
import type { SkillId } from '#catalogue/skills.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import {
  type ListedAt,
  listedConsultants,
} from '#features/profiles/consultants/server/queries/listed-consultants.ts';
import type { ProfileChoices } from '#features/profiles/consultants/server/queries/profile-rows.ts';
import { consultantRatings } from '#features/profiles/ratings/server/queries/ratings.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';

const selectCards = (db: Db, at: ListedAt) =>
  listedConsultants(db, at)
    .leftJoin(consultantRatings(db), (join) =>
      join.onRef('rating.consultant_id', '=', 'consultant.user_id'),
    )
    .select([
      'rating.ratedBy',
      'rating.ratedMean',
      'rating.ratedScore',
      'profile.user_id',
      'profile.created_at as joined_at',
      'profile.first_name',
      'profile.last_name',
      'consultant.title',
      'consultant.city',
      'consultant.country',
      'consultant.work_arrangement',
      'consultant.hourly_rate_usd',
      'consultant.availability',
      'consultant.available_from',
      'consultant.timezone',
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
  // Asked first: the planner knows how many live in a city that it is told, and reads a large one from its newest on.
  const cities = city === undefined ? null : await citiesOf(db, city);
  const rows = await selectCards(db, at)
    .$if(skill !== undefined, (query) =>
      query.where(sql<boolean>`consultant.primary_skills @> array[${skill}]::text[]`),
    )
    .$if(cities !== null, (query) =>
      query.where((eb) =>
        eb.or(
          (cities ?? []).map((each) =>
            eb('consultant.country', '=', each.country).and('consultant.city', '=', each.city),
          ),
        ),
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

/** One listed consultant; undefined for anyone else. */
export const findListedConsultant = (
  db: Db,
  at: ListedAt,
  userId: string,
): Promise<ListedConsultantRow | undefined> =>
  selectCards(db, at).where('profile.user_id', '=', userId).executeTakeFirst();

/** The cities of this name in addresses: several, where a name is written in several ways. */
const citiesOf = (db: Db, slug: string) =>
  db.selectFrom('city_slugs').select(['country', 'city']).where('slug', '=', slug).execute();
