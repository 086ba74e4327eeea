-- Apps of other people that a user lets in, and what the authorization server keeps of each.
create table auth.app_grants (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- For which company a client's app acts; null for a consultant's.
  company_id uuid references companies (id) on delete cascade,
  -- The address of the app's metadata document, or what it said when it registered, signed by the site.
  client_id text not null check (char_length(client_id) between 1 and 2000),
  -- The host that answers for the app: of its document, or the one that gets its answers.
  host text not null check (char_length(host) between 1 and 300),
  -- As the app names itself; nothing proves it.
  client_name text not null check (char_length(client_name) between 1 and 100),
  -- The part of the site that its tokens are good for.
  resource text not null,
  -- `write` includes reading.
  scope text not null check (scope in ('read', 'write')),
  -- Its person had a second factor when they let it in, and so was asked for it.
  after_second_step boolean not null,
  expires_at timestamptz(3) not null,
  -- When a token was last given for it.
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index app_grants_user on auth.app_grants (user_id);
create index app_grants_company on auth.app_grants (company_id) where company_id is not null;
create index app_grants_expiry on auth.app_grants (expires_at);

-- Requests of apps, codes and tokens. They end with the grant.
create table auth.app_records (
  -- SHA-256 of the code or token, which has 256 random bits.
  id_hash text primary key,
  kind text not null check (kind in ('Interaction', 'AuthorizationCode', 'AccessToken', 'RefreshToken')),
  -- Null for a request that its user has not answered.
  grant_id uuid references auth.app_grants (id) on delete cascade,
  payload jsonb not null,
  consumed_at timestamptz(3),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  check ((kind = 'Interaction') = (grant_id is null))
);
create index app_records_grant on auth.app_records (grant_id, expires_at) where grant_id is not null;
create index app_records_expiry on auth.app_records (expires_at);

-- A user who changes their password wants no one else to have access, whichever way it was changed.
create function end_app_grants() returns trigger language plpgsql as $$
begin
  -- Set where the hash of the same password is made anew, and nowhere else.
  if current_setting('direct365.same_password', true) = 'true' then
    return null;
  end if;
  delete from auth.app_grants where user_id = new.user_id;
  return null;
end $$;
-- Judged: new_password_ends_app_grants: it writes to the new table alone.
create trigger new_password_ends_app_grants
  after update of password on auth.accounts
  for each row when (old.password is distinct from new.password)
  execute function end_app_grants();
