-- The access that a consultant has to the environments of a client, as both sides of a deal list it.
-- Judged: completions_environments_check: it allows what it allowed before, and more. Proposals name the open entries of the list, too.
create table environment_access (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications (id) on delete cascade,
  -- The domain or the id of the tenant.
  tenant text not null check (char_length(tenant) between 1 and 120),
  -- The name or the address of the environment.
  environment text not null check (char_length(environment) between 1 and 200),
  kind text not null check (kind in ('production', 'sandbox', 'development')),
  -- The role that the consultant has there.
  access_role text not null check (char_length(access_role) between 1 and 120),
  -- 'return-said': the consultant has returned it, and the client has not confirmed that.
  state text not null check (state in ('asked', 'granted', 'return-said', 'returned')),
  -- Calendar days, as the client names them.
  granted_on date,
  reviewed_on date,
  returned_on date,
  -- Since when it is in this state.
  changed_at timestamptz(3) not null,
  -- When the client was reminded, after the end of the deal.
  reminded_at timestamptz(3),
  check ((granted_on is null) = (state = 'asked')),
  check ((returned_on is not null) = (state = 'returned')),
  check (returned_on >= granted_on),
  check (reviewed_on >= granted_on)
);
create index environment_access_of_application on environment_access (application_id);
create index environment_access_open on environment_access (application_id) where state <> 'returned';

create table environment_access_steps (
  id uuid primary key default gen_random_uuid(),
  access_id uuid not null references environment_access (id) on delete cascade,
  step text not null check (step in ('asked', 'granted', 'reviewed', 'return-said', 'returned')),
  by_side text not null check (by_side in ('client', 'consultant')),
  -- The member or the consultant; null once they are erased.
  by_user uuid references profiles (user_id) on delete set null,
  happened_at timestamptz(3) not null
);
create index environment_access_steps_of on environment_access_steps (access_id, happened_at);
create index environment_access_steps_by on environment_access_steps (by_user) where by_user is not null;

alter table completions
  drop constraint completions_environments_check,
  add constraint completions_environments_check check (cardinality(environments) <= 50) not valid;
