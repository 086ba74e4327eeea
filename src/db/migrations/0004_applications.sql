create table applications (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects (id) on delete cascade,
  consultant_id uuid not null references consultant_profiles (user_id) on delete cascade,
  cover_letter text not null check (length(trim(cover_letter)) > 0),
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected', 'withdrawn')),
  -- Why the application was rejected, in words its applicant may read.
  decision_reason text,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- One application per project and consultant, whatever is clicked how often.
  unique (project_id, consultant_id),
  check ((decided_at is not null) = (status in ('accepted', 'rejected')))
);
create index applications_of_consultant on applications (consultant_id, created_at desc, id desc);
create index applications_of_project on applications (project_id, created_at desc, id desc);
-- A project has at most one accepted application.
create unique index applications_one_accepted on applications (project_id) where status = 'accepted';
