-- Accounts that people have elsewhere, and that sign them in here.
create table auth.connected_sign_ins (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Whose account it is, is said by these two alone.
  issuer text not null check (length(issuer) between 1 and 255),
  subject text not null check (length(subject) between 1 and 255),
  -- The same account as other applications know it: a new registration of this site would get other subjects.
  tenant_id uuid not null,
  object_id uuid,
  -- As the provider said when it was connected. A claim, and no proof of anything.
  claimed_name text check (length(claimed_name) <= 200),
  claimed_email text check (length(claimed_email) <= 254),
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (issuer, subject)
);
create index connected_sign_ins_user on auth.connected_sign_ins (user_id);

-- Somebody has gone to a provider and is expected back: once, soon, in the same browser, and for one purpose.
create table auth.sign_in_flows (
  -- Of the value that travels: a copy of this table answers nothing, and neither nonce nor verifier is in it.
  state_hash text primary key,
  browser_hash text not null,
  purpose text not null check (purpose in ('sign-in', 'connect', 'proof')),
  -- Whose session it is for; no reference to the session, which may end.
  user_id uuid references auth.users (id) on delete cascade,
  session_id uuid,
  -- The side of the marketplace that the form was opened for.
  user_type text check (user_type in ('client', 'consultant')),
  next_path text not null default '',
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  check ((purpose = 'sign-in') = (user_id is null)),
  check ((purpose = 'sign-in') = (session_id is null))
);
create index sign_in_flows_user on auth.sign_in_flows (user_id);
create index sign_in_flows_expiry on auth.sign_in_flows (expires_at);

-- Somebody a provider has vouched for who has no account here: in this browser, until they have filled in the form.
create table auth.waiting_identities (
  id uuid primary key default gen_random_uuid(),
  browser_hash text not null,
  issuer text not null,
  subject text not null,
  tenant_id uuid not null,
  object_id uuid,
  claimed_name text,
  claimed_email text,
  first_name text not null default '',
  last_name text not null default '',
  user_type text check (user_type in ('client', 'consultant')),
  next_path text not null default '',
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index waiting_identities_expiry on auth.waiting_identities (expires_at);

alter table auth.sessions drop constraint sessions_made_by_check;
alter table auth.sessions
  add constraint sessions_made_by_check check (made_by in ('password', 'passkey', 'microsoft'));

-- How many ways somebody has to sign in, whichever feature keeps them: the last one is never taken away.
create function auth.count_ways_in(person uuid) returns integer language sql stable as $$
  select (
    (select count(*) from auth.accounts
      where user_id = person and provider_id = 'credential' and password is not null)
    + (select count(*) from auth.passkeys where user_id = person and copied_at is null)
    + (select count(*) from auth.connected_sign_ins where user_id = person)
  )::integer
$$;
