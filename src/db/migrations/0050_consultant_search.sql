-- What clients search: listed consultants only (approved, subscribed), kept by the commands that change them.
create extension if not exists btree_gin;
create extension if not exists pg_trgm;

-- Versions: a change ends one row and begins the next. A list that began earlier goes on with the rows of its moment,
-- so that everybody comes once in it; rows that ended are removed after an hour.
create table consultant_search (
  user_id uuid not null references consultant_profiles (user_id) on delete cascade,
  -- Hundredths of a star; 0 before the first review.
  rating smallint not null,
  experience smallint not null,
  hourly_rate_usd smallint not null,
  -- 2 available, 1 busy, 0 unavailable.
  availability smallint not null,
  -- The points of a match score that do not depend on the project.
  readiness smallint not null,
  skills text[] collate "C" not null,
  modules text[] collate "C" not null,
  -- country:uk, city:london-uk, remote
  places text[] collate "C" not null,
  -- Words and catalogue entries: of title, primary skills, modules and place; these and those of secondary skills,
  -- certifications and summary; all of them.
  words_top tsvector not null,
  words_upper tsvector not null,
  words tsvector not null,
  -- What a list shows of the person.
  card jsonb not null,
  -- The card and all that is searched, hashed: equal means that nothing has changed.
  fingerprint text not null,
  -- When the subscription ends unless there is news of it.
  listed_until timestamptz(3) not null,
  from_xid xid8 not null default pg_current_xact_id(),
  to_xid xid8,
  ended_at timestamptz(3),
  check ((to_xid is null) = (ended_at is null))
);
-- Words and cards are read for few rows, the rest for many: out of the way, and not compressed.
alter table consultant_search set (toast_tuple_target = 512);
alter table consultant_search
  alter words_top set storage external, alter words_upper set storage external, alter words set storage external,
  alter card set storage external,
  alter words_top set statistics 1000, alter words_upper set statistics 1000, alter words set statistics 1000,
  alter places set statistics 1000;

-- One current row a person.
create unique index consultant_search_person on consultant_search (user_id, to_xid) nulls not distinct;
create index consultant_search_filters on consultant_search
  using gin (words_top, words_upper, words, skills, modules, places, availability);
create index consultant_search_by_rating on consultant_search (rating desc, experience desc, user_id desc);
create index consultant_search_by_experience on consultant_search (experience desc, rating desc, user_id desc);
create index consultant_search_by_rate_low
  on consultant_search ((-hourly_rate_usd) desc, rating desc, experience desc, user_id desc);
create index consultant_search_by_rate_high
  on consultant_search (hourly_rate_usd desc, rating desc, experience desc, user_id desc);
create index consultant_search_by_availability
  on consultant_search (availability desc, rating desc, experience desc, user_id desc);
create index consultant_search_by_readiness
  on consultant_search (readiness desc, (-hourly_rate_usd) desc, user_id desc);
create index consultant_search_lapsing on consultant_search (listed_until) where to_xid is null;
create index consultant_search_ended on consultant_search (ended_at) where to_xid is not null;

-- How many consultants there are of each skill and module, in each place, by availability; '' stands for any.
create table consultant_search_counts (
  skill text collate "C" not null,
  module text collate "C" not null,
  place text collate "C" not null,
  availability smallint not null,
  consultants integer not null,
  primary key (skill, module, place, availability)
) with (fillfactor = 80);
create index consultant_search_counts_of_place on consultant_search_counts (place, module, skill);

-- What the cities among the places are called, as somebody there has written it first.
create table search_places (
  place text collate "C" primary key,
  name text not null
);

-- Every word, unstemmed, that a listed consultant has written or the catalogue knows, to find the one that was meant.
create table search_words (
  word text collate "C" primary key
);
create index search_words_alike on search_words using gist (word gist_trgm_ops);

-- By which rules the rows above were made; those of another version are made anew.
create table search_versions (
  single boolean primary key default true check (single),
  version text not null
);
