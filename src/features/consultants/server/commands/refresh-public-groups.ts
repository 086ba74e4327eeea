import { sql } from 'kysely';
import { countries } from '#catalogue/enumerations/places.ts';
import type { Tx } from '#db/client.ts';
import { citySlug } from '../../rules/city-slug.ts';
import { type ListedAt, listedConsultants } from '../queries/listed-consultants.ts';

/**
 * Counts the public consultants anew, by skill, by city and by skill in a city. A row that says the same as
 * before keeps the moment of its change; a group that nobody is in any more is gone.
 */
export async function refreshPublicGroups(tx: Tx, at: ListedAt): Promise<void> {
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
  // Each person counts once for each skill and once for the empty one, which stands for any.
  await sql`
    with counted as (
      select skill,
             case when grouping(place.slug) = 0 then place.slug else '' end as city,
             case when grouping(place.slug) = 0 then mode() within group (order by listed.city) end as city_name,
             case when grouping(place.slug) = 0 then mode() within group (order by listed.country) end as country,
             count(*) as consultants,
             count(*) filter (where availability = 'available') as available,
             count(*) filter (where availability = 'busy') as limited,
             min(hourly_rate_usd) as rate_lowest_usd,
             round(percentile_cont(0.5) within group (order by hourly_rate_usd)) as rate_median_usd,
             max(hourly_rate_usd) as rate_highest_usd
        from (${listed}) as listed
        join city_slugs as place using (country, city)
       cross join lateral unnest(array_append(primary_skills, '')) as skill
       group by grouping sets ((skill), (skill, place.slug))
      having grouping(place.slug) = 1 or place.slug <> ''
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
