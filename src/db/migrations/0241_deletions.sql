-- The account is to be erased: until then nobody finds it, and its person can still change their mind.
alter table profiles add column leaving_at timestamptz(3);
create index profiles_leaving on profiles (user_id) where leaving_at is not null;

create table deletions (
  user_id uuid primary key references profiles (user_id) on delete cascade,
  asked_at timestamptz(3) not null,
  -- When it is erased.
  due_at timestamptz(3) not null check (due_at > asked_at),
  -- When its person was told that the time is near.
  warned_at timestamptz(3),
  -- An admin, when it was not the person; with the reason.
  asked_by uuid references profiles (user_id) on delete set null,
  reason text check (length(reason) between 1 and 500)
);
create index deletions_due on deletions (due_at);

-- Who was erased: an id that leads nowhere any more, so that a restored database is told of it. No reference: it outlives them.
create table erasures (
  user_id uuid primary key,
  begun_at timestamptz(3) not null,
  -- The mail that says so, until it has gone out.
  farewell_id uuid,
  -- The steps that are done; a run that was killed goes on after them.
  steps text[] not null default '{}',
  erased_at timestamptz(3)
);
create index erasures_under_way on erasures (begun_at) where erased_at is null;
