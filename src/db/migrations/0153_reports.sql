-- Moderation: what somebody reports of a profile or a project, and what admins found.
create table reports (
  id uuid primary key default gen_random_uuid(),
  -- Whose profile or project it is.
  reported_id uuid not null references profiles (user_id) on delete cascade,
  -- Null for a profile.
  project_id uuid references projects (id) on delete cascade,
  -- A report stays when its sender leaves.
  reporter_id uuid references profiles (user_id) on delete set null,
  cause text not null check (cause in ('untrue', 'somebody-else', 'offensive', 'unlawful', 'other')),
  text text not null,
  created_at timestamptz(3) not null,
  outcome text check (outcome in ('upheld', 'dismissed')),
  to_reporter text,
  to_reported text,
  settled_by uuid references profiles (user_id) on delete set null,
  settled_at timestamptz(3),
  check (reporter_id is distinct from reported_id),
  check (num_nulls(outcome, to_reporter, to_reported, settled_at) in (0, 4))
);
create index reports_waiting on reports (created_at, id) where settled_at is null;
create index reports_settled on reports (settled_at desc, id desc) where settled_at is not null;
create index reports_of on reports (reported_id, created_at desc);
-- One open report of each person about each thing.
create unique index reports_once on reports (reporter_id, reported_id, coalesce(project_id, reported_id))
  where settled_at is null;
