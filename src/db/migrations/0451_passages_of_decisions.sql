-- What admins take out of a review or an answer, so that a granted appeal gives back that alone.
alter table decisions add column if not exists passages text[] not null default '{}';
