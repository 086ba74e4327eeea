-- The consultant's part of a profile: there as soon as the profile form has been saved once.
create table consultant_profiles (
  user_id uuid primary key references profiles (user_id) on delete cascade,
  phone text not null,
  title text not null check (length(title) >= 5),
  years_experience smallint not null check (years_experience between 1 and 50),
  hourly_rate_usd integer not null check (hourly_rate_usd between 25 and 1000),
  country text not null check (country in ('us', 'ca', 'uk', 'au', 'de', 'fr', 'other')),
  city text not null check (length(city) >= 2),
  timezone text not null check (timezone in ('est', 'cst', 'mst', 'pst', 'gmt', 'cet', 'aest')),
  primary_skills text[] not null check (cardinality(primary_skills) between 3 and 8),
  skill_modules text[] not null default '{}',
  secondary_skills text[] not null default '{}' check (cardinality(secondary_skills) <= 10),
  certifications text[] not null default '{}' check (cardinality(certifications) <= 10),
  availability text not null check (availability in ('available', 'busy', 'unavailable')),
  hours_per_week smallint not null check (hours_per_week between 5 and 60),
  preferred_project_duration text not null check (
    preferred_project_duration in ('1-4_weeks', '1-3_months', '3-6_months', '6-12_months', 'flexible')
  ),
  summary text not null check (length(summary) between 100 and 500),
  experience text not null check (length(experience) between 200 and 2000),
  -- A list of {title, description}, at most ten, in the consultant's own order.
  portfolio_projects jsonb not null default '[]' check (
    jsonb_typeof(portfolio_projects) = 'array' and jsonb_array_length(portfolio_projects) <= 10
  ),
  linkedin_url text not null default '',
  website_url text not null default '',
  agreed_to_terms_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
