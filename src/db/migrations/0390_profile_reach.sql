-- On which days an approved client opened the page of a consultant: each client once a day.
create table profile_views (
  consultant_id uuid not null references profiles (user_id) on delete cascade,
  viewed_on date not null,
  client_id uuid not null references profiles (user_id) on delete cascade,
  primary key (consultant_id, viewed_on, client_id)
);
create index profile_views_of_client on profile_views (client_id);
create index profile_views_by_day on profile_views (viewed_on);
-- How often a consultant was on a page of results of approved clients' searches, by day.
create table search_appearances (
  consultant_id uuid not null references profiles (user_id) on delete cascade,
  day date not null,
  appearances bigint not null check (appearances > 0),
  primary key (consultant_id, day)
);
create index search_appearances_by_day on search_appearances (day);
-- Since which day this site has counted both: one row.
create table reach_start (
  day date primary key
);
insert into reach_start (day) values ((now() at time zone 'utc')::date);
