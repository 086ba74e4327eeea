-- A search that somebody has saved, to be told of what is new: consultants for clients, projects for consultants.
create table saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (user_id) on delete cascade,
  kind text not null check (kind in ('consultants', 'projects')),
  name text not null check (char_length(name) between 1 and 80),
  -- What it asks for, in the shape of the list that it was saved from.
  filter jsonb not null check (jsonb_typeof(filter) = 'object' and octet_length(filter::text) <= 4000),
  -- Of projects: the lowest match score that counts.
  least_score smallint check (least_score is null or (least_score between 1 and 100 and kind = 'projects')),
  saved_at timestamptz(3) not null,
  -- What had come by then has been looked at.
  looked_at timestamptz(3) not null,
  -- Two presses of a button save one search.
  unique (user_id, name)
);
create index saved_searches_to_look on saved_searches (kind, looked_at);

-- What its person was told of: the keys let each be told once.
create table saved_search_finds (
  id uuid primary key default gen_random_uuid(),
  search_id uuid not null references saved_searches (id) on delete cascade,
  user_id uuid not null references profiles (user_id) on delete cascade,
  consultant_id uuid references profiles (user_id) on delete cascade,
  project_id uuid references projects (id) on delete cascade,
  found_at timestamptz(3) not null,
  check (num_nonnulls(consultant_id, project_id) = 1),
  unique (search_id, consultant_id),
  unique (search_id, project_id)
);
create index saved_search_finds_newest on saved_search_finds (search_id, found_at desc, id desc);
create index saved_search_finds_of_person on saved_search_finds (user_id);
create index saved_search_finds_of_consultant on saved_search_finds (consultant_id) where consultant_id is not null;
create index saved_search_finds_of_project on saved_search_finds (project_id) where project_id is not null;
-- For what is kept no longer than its period.
create index saved_search_finds_by_age on saved_search_finds (found_at);

-- What is told of has a topic of its own, with its own choice of mails.
alter table notifications drop constraint notifications_topic_check;
alter table notifications add constraint notifications_topic_check
  check (topic in ('applications', 'invitations', 'projects', 'messages', 'searches', 'account', 'billing'));
alter table mail_choices drop constraint mail_choices_topic_check;
alter table mail_choices add constraint mail_choices_topic_check
  check (topic in ('applications', 'invitations', 'projects', 'messages', 'searches'));
