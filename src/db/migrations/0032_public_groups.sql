-- What the public pages of skills and cities say, counted by a job: no request grows with the number of consultants.

-- How cities are called in addresses, by every way they have been written. Written once: an address stays.
create table city_slugs (
  country text not null,
  city text not null,
  -- Empty where the name has no letters to make an address of.
  slug text not null,
  primary key (country, city)
);
create index city_slugs_slug on city_slugs (slug);

-- One row for each skill, each city and each skill in a city; an empty skill or city stands for any.
create table public_groups (
  skill text not null,
  city text not null,
  city_name text,
  country text,
  consultants integer not null check (consultants > 0),
  available integer not null,
  limited integer not null,
  -- Not counted for a skill in a city, which has no page of its own.
  rate_lowest_usd integer,
  rate_median_usd integer,
  rate_highest_usd integer,
  -- When anything in this row last became different.
  changed_at timestamptz(3) not null,
  primary key (skill, city)
);
create index public_groups_city on public_groups (city, skill);

create index consultant_profiles_place on consultant_profiles (country, city);
create index consultant_profiles_skills on consultant_profiles using gin (primary_skills);
