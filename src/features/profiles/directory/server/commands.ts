import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import { countries } from '#catalogue/enumerations/places.ts';
import type { Tx } from '#db/client.ts';
import {
  type ListedAt,
  listedConsultants,
} from '#features/profiles/consultants/server/queries/listed-consultants.ts';
import { listPlacesOnlyOf } from '#features/profiles/consultants/server/queries/places.ts';
import { citySlug } from '../rules/city-slug.ts';

/**
 * Counts the public consultants anew, by skill, by city and by skill in a city. A row that says the same as
 * before keeps the time of its change; a group without members is gone.
 */
export async function refreshPublicGroups(tx: Tx, at: ListedAt): Promise<void> {
  // With little memory the database would sort people on disk instead of counting them as they come.
  await sql`set local work_mem = '64MB'`.execute(tx);
  // Two nodes that count at once would wait for each other's rows.
  await sql`select pg_advisory_xact_lock(hashtext('public_groups'))`.execute(tx);
  await nameNewCities(tx, at);
  await writeGroups(tx, at);
}

async function nameNewCities(tx: Tx, at: ListedAt): Promise<void> {
  const unnamed = await listedConsultants(tx, at)
    .leftJoin('city_slugs as place', (join) =>
      join
        .onRef('place.country', '=', 'consultant.country')
        .onRef('place.city', '=', 'consultant.city'),
    )
    .select(['consultant.country', 'consultant.city'])
    .distinct()
    .where('place.slug', 'is', null)
    .execute();
  if (unnamed.length === 0) return;
  const places = unnamed.map(({ country, city }) => ({
    country,
    city,
    slug: (countries.has(country) && citySlug(city, country)) || '',
  }));
  // As one document, however many they are: parameters of a statement are limited.
  await sql`
    insert into city_slugs (country, city, slug)
    select country, city, slug
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as t(country text, city text, slug text)
  `.execute(tx);
}

async function writeGroups(tx: Tx, at: ListedAt): Promise<void> {
  const listed = listedConsultants(tx, at).select([
    'consultant.country',
    'consultant.city',
    'consultant.primary_skills',
    'consultant.availability',
    'consultant.hourly_rate_usd',
  ]);
  // Everything is counted by hashing, never by sorting people: rates are few, so their median is found among
  // the counts of each rate. Each person counts once for each skill and once for the empty one, which is any.
  await sql`
    with person as materialized (
      select country, city, place.slug, skill, availability, hourly_rate_usd as rate
        from (${listed}) as listed
        join city_slugs as place using (country, city)
       cross join lateral unnest(array_append(primary_skills, '')) as skill
    ), place_tally as (
      select skill, slug, count(*) as consultants,
             count(*) filter (where availability = 'available') as available,
             count(*) filter (where availability = 'busy') as limited
        from person
       group by skill, slug
    ), tally as (
      select skill, slug as city, consultants, available, limited from place_tally where slug <> ''
      union all
      select skill, '', sum(consultants), sum(available), sum(limited) from place_tally group by skill
    ), spelling as (
      select distinct on (slug) slug as city, city as city_name, country
        from (select slug, city, country, count(*) as people from person where skill = '' group by 1, 2, 3) as spelled
       order by slug, people desc, city
    ), per_rate as (
      select skill, '' as city, rate, count(*) as people from person group by skill, rate
      union all
      select '', slug, rate, count(*) from person where skill = '' and slug <> '' group by slug, rate
    ), running as (
      select *, sum(people) over (partition by skill, city order by rate) as up_to_here,
                sum(people) over (partition by skill, city) as all_people
        from per_rate
    ), rates as (
      select skill, city, min(rate) as lowest, max(rate) as highest,
             min(rate) filter (where up_to_here * 2 >= all_people) as median
        from running
       group by skill, city
    ), counted as (
      select skill, city, city_name, country, consultants, available, limited, lowest, median, highest
        from tally
        left join spelling using (city)
        left join rates using (skill, city)
    ), gone as (
      delete from public_groups as known
       where not exists (
         select from counted where counted.skill = known.skill and counted.city = known.city
       )
    )
    insert into public_groups as known
           (skill, city, city_name, country, consultants, available, limited,
            rate_lowest_usd, rate_median_usd, rate_highest_usd, changed_at)
    select counted.*, ${at.now}::timestamptz from counted
        on conflict (skill, city) do update
       set (city_name, country, consultants, available, limited,
            rate_lowest_usd, rate_median_usd, rate_highest_usd, changed_at)
         = (excluded.city_name, excluded.country, excluded.consultants, excluded.available, excluded.limited,
            excluded.rate_lowest_usd, excluded.rate_median_usd, excluded.rate_highest_usd, excluded.changed_at)
     where (known.city_name, known.country, known.consultants, known.available, known.limited,
            known.rate_lowest_usd, known.rate_median_usd, known.rate_highest_usd)
        is distinct from
           (excluded.city_name, excluded.country, excluded.consultants, excluded.available, excluded.limited,
            excluded.rate_lowest_usd, excluded.rate_median_usd, excluded.rate_highest_usd)
  `.execute(tx);
}

/** Forgets how a city is called that only this person names. */
export async function forgetCities(tx: Tx, userId: UserId): Promise<void> {
  for (const { country, city } of await listPlacesOnlyOf(tx, userId)) {
    await tx
      .deleteFrom('city_slugs')
      .where('country', '=', country)
      .where('city', '=', city)
      .execute();
  }
}
