-- A project is asked about, and closes when its client says nothing; an application that nobody answers ends.

alter table projects
  -- When its client last said that it is still open; from then, or from its posting, the days are counted.
  add column confirmed_at timestamptz(3),
  -- When its client was last asked, and has not said so since.
  add column asked_at timestamptz(3),
  add column ended_by_silence boolean not null default false,
  add check (not ended_by_silence or status = 'cancelled');

alter table applications
  add column ended_by_silence boolean not null default false,
  add check (not ended_by_silence or status = 'rejected');

-- When open projects were last looked at: after a gap, questions that may never have left are asked anew.
create table open_project_looks (
  is_only boolean primary key default true check (is_only),
  looked_at timestamptz(3) not null
);

create index projects_unasked on projects (coalesce(confirmed_at, created_at), id)
  where status = 'open' and asked_at is null;
create index projects_asked on projects (asked_at, id)
  where status = 'open' and asked_at is not null;
create index applications_pending on applications (created_at, id) where status = 'pending';
