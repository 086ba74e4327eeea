-- One row for each fact that concerns somebody, written in the transaction that makes or handles the fact.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (user_id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$' and char_length(kind) <= 60),
  topic text not null check (topic in ('applications', 'invitations', 'projects', 'messages', 'account', 'billing')),
  -- What the kind is about: with it, one fact is one row, however often it is told.
  fact text not null check (char_length(fact) between 1 and 200),
  -- Names nobody: who may know a name changes.
  words text not null check (char_length(words) between 1 and 500),
  -- A page of this site.
  path text not null check (path ~ '^/[^/\\]' and char_length(path) <= 300),
  -- The other person, when there is one: what tells of them goes with them.
  about_id uuid references profiles (user_id) on delete cascade,
  created_at timestamptz(3) not null,
  read_at timestamptz(3),
  unique (user_id, kind, fact)
);
create index notifications_newest on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id, created_at desc, id desc) where read_at is null;
create index notifications_about on notifications (about_id) where about_id is not null;
-- For what is kept no longer than its period.
create index notifications_by_age on notifications (created_at);
