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
  -- rating * 100 + experience: below 65536.
  merit integer not null,
  hourly_rate_usd smallint not null,
  -- 2 available, 1 busy, 0 unavailable.
  availability smallint not null,
  -- The points of a match score that do not depend on the project.
  readiness smallint not null,
  skills text[] collate "C" not null,
  modules text[] collate "C" not null,
  -- Certifications whose evidence an admin has verified.
  verified text[] collate "C" not null,
  -- country:uk, city:london-uk, remote
  places text[] collate "C" not null,
  -- Stems of words, and entries of the catalogue (skill:sales). Those of title, primary skills, modules and place are in it
  -- as 1:…, too, and these and those of secondary skills, certifications and summary as 2:….
  words tsvector not null,
  -- What a list shows of the person.
  card json not null,
  -- The card and all that is searched, hashed: equal means that nothing has changed.
  fingerprint text not null,
  -- When the subscription ends unless there is news of it.
  listed_until timestamptz(3) not null,
  from_xid xid8 not null default pg_current_xact_id(),
  to_xid xid8,
  ended_at timestamptz(3),
  -- Who wrote this row last: what processes keep in memory follows by it.
  changed_xid xid8 not null default pg_current_xact_id(),
  check ((to_xid is null) = (ended_at is null))
);
-- Words and cards are read of few rows, the rest of many: out of the way, and not compressed.
alter table consultant_search set (toast_tuple_target = 512);
alter table consultant_search
  alter words set storage external, alter card set storage external,
  alter skills set storage plain, alter modules set storage plain, alter places set storage plain,
  alter verified set storage plain, alter fingerprint set storage plain,
  alter words set statistics 1000,
  alter places set statistics 1000;

-- Each word of a query or of a text with a mark before it.
create function marked_words(mark text, words tsvector) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(array(select mark || word from unnest(tsvector_to_array(words)) as word));
create function marked_query(mark text, query tsquery) returns tsquery
  language sql immutable strict parallel safe
  return regexp_replace(query::text, $$'((?:[^']|'')+)'$$, '''' || mark || $$\1'$$, 'g')::tsquery;

-- Words are out of the way, and reading them takes longer than the planner knows: it would rather look at the words of
-- ten thousand rows than ask the index. This says so; as `rating >= 0 or words_are_read(words)` it is never called.
create function words_are_read(words tsvector) returns boolean
  language plpgsql immutable parallel safe cost 200
  as $$ begin return true; end $$;

-- One current row a person.
create unique index consultant_search_person on consultant_search (user_id, to_xid) nulls not distinct;
create index consultant_search_filters on consultant_search using gin (words, skills, modules, places, availability, verified);
-- One number an order: of several columns the planner would look at the first alone, which says nothing when it is the
-- same for everybody.
-- Rate and years behind it cost no room, and spare looking at the rows of whoever has others.
create index consultant_search_by_rating on consultant_search (merit desc, user_id desc, hourly_rate_usd, experience);
create index consultant_search_by_experience on consultant_search ((experience * 1000 + rating) desc, user_id desc, hourly_rate_usd, experience);
create index consultant_search_by_rate_low on consultant_search ((merit - hourly_rate_usd * 65536) desc, user_id desc, hourly_rate_usd, experience);
create index consultant_search_by_rate_high on consultant_search ((hourly_rate_usd * 65536 + merit) desc, user_id desc, hourly_rate_usd, experience);
create index consultant_search_by_availability on consultant_search ((availability * 65536 + merit) desc, user_id desc, hourly_rate_usd, experience);
create index consultant_search_by_readiness on consultant_search ((readiness * 1024 - hourly_rate_usd) desc, user_id desc);
create index consultant_search_lapsing on consultant_search (listed_until) where to_xid is null;
create index consultant_search_changed on consultant_search (changed_xid);
create index consultant_search_ended on consultant_search (ended_at) where to_xid is not null;

-- How many consultants there are of each skill and module, in each place, by availability; '' stands for any.
create table consultant_search_counts (
  skill text collate "C" not null,
  module text collate "C" not null,
  place text collate "C" not null,
  available integer not null,
  busy integer not null,
  unavailable integer not null,
  primary key (skill, module, place)
) with (fillfactor = 70);
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
