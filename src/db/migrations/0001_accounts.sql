-- People: the auth library's own tables (schema auth), one profile per person, the admin grant.
-- Every timestamp has millisecond precision, so that a keyset cursor made from a JavaScript Date is exact.

create schema auth;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  -- Sign-up metadata; profiles is the truth from then on.
  user_type text not null check (user_type in ('client', 'consultant')),
  first_name text not null default '',
  last_name text not null default '',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- SHA-256 of the token in the cookie: a copy of this table opens no account.
  token text not null unique,
  expires_at timestamptz(3) not null,
  ip_address text,
  user_agent text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index sessions_user on auth.sessions (user_id);
create index sessions_expiry on auth.sessions (expires_at);

create table auth.accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope text,
  password text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (provider_id, account_id)
);
create index accounts_user on auth.accounts (user_id);

create table auth.verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index verifications_identifier on auth.verifications (identifier);
create index verifications_expiry on auth.verifications (expires_at);

create table profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  user_type text not null check (user_type in ('client', 'consultant')),
  first_name text not null,
  last_name text not null,
  company_name text,
  -- Approved for the person's own type: client_approved or consultant_approved in the specification's words.
  approved_at timestamptz(3),
  approved_by uuid references profiles (user_id) on delete set null,
  is_demo boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index profiles_pending on profiles (user_type, created_at, user_id) where approved_at is null;
create index profiles_newest on profiles (user_type, created_at desc, user_id desc);

-- A user without a profile must not exist, whichever way the user came to be:
-- the database itself makes the profile, in the same transaction.
create function create_profile_for_user() returns trigger language plpgsql as $$
begin
  insert into public.profiles (user_id, user_type, first_name, last_name, created_at, updated_at)
  values (new.id, new.user_type, new.first_name, new.last_name, new.created_at, new.created_at);
  return new;
end $$;
create trigger user_gets_profile after insert on auth.users
  for each row execute function create_profile_for_user();

-- The role is chosen once, at sign-up.
create function refuse_user_type_change() returns trigger language plpgsql as $$
begin
  raise exception 'user_type is fixed at sign-up' using errcode = 'check_violation';
end $$;
create trigger profile_user_type_is_fixed before update of user_type on profiles
  for each row when (old.user_type is distinct from new.user_type)
  execute function refuse_user_type_change();
create trigger user_user_type_is_fixed before update of user_type on auth.users
  for each row when (old.user_type is distinct from new.user_type)
  execute function refuse_user_type_change();

-- Admin is a separate grant, given by the command line or by another admin.
create table admins (
  user_id uuid primary key references profiles (user_id) on delete cascade,
  granted_by uuid references profiles (user_id) on delete set null,
  granted_at timestamptz(3) not null default now()
);

-- One row per intent: written in the same transaction as the change it stands for.
create table idempotency_keys (
  user_id uuid not null references profiles (user_id) on delete cascade,
  key text not null check (length(key) between 1 and 200),
  request_hash text not null,
  outcome jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Attempts counted by rate-limiter-flexible.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expiry on rate_limits (expire);
