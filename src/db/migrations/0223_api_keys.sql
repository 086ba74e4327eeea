-- Raised when somebody signs out everywhere: access tokens name the number that they were signed under.
alter table auth.users add column token_epoch integer not null default 0;

-- Keys for which programs of a person get access tokens.
create table auth.api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- Names the key to people, and is the `client_id` of its program. It opens nothing.
  prefix text not null unique check (prefix ~ '^d365_[0-9A-Za-z]{12}$'),
  -- SHA-256 of the whole key, which has 256 random bits.
  key_hash text not null,
  -- `write` includes reading.
  scope text not null check (scope in ('read', 'write')),
  -- Its person had a second factor when they made it, and so was asked for it.
  after_second_step boolean not null,
  expires_at timestamptz(3) not null,
  -- When a token was last given for it.
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create unique index api_keys_name on auth.api_keys (user_id, lower(name));
create index api_keys_expiry on auth.api_keys (expires_at);

-- Whoever changes their password means that nobody else has access: keys of before end, whichever way it was changed.
create function end_api_keys() returns trigger language plpgsql as $$
begin
  -- Set where the hash of the same password is made anew, and nowhere else.
  if current_setting('direct365.same_password', true) = 'true' then
    return null;
  end if;
  delete from auth.api_keys where user_id = new.user_id;
  return null;
end $$;
create trigger new_password_ends_api_keys
  after update of password on auth.accounts
  for each row when (old.password is distinct from new.password)
  execute function end_api_keys();

-- The site's own keys, which sign access tokens: the next one, the present one, and those whose tokens may not have ended.
create table auth.signing_keys (
  kid uuid primary key,
  -- A JWK, as it is published.
  public_key text not null,
  -- A JWK, sealed with a key made of the site's secret; gone once the key has retired.
  sealed_private_key text,
  created_at timestamptz(3) not null,
  -- Null until its turn has come.
  signs_since timestamptz(3),
  retired_at timestamptz(3),
  check ((retired_at is null) = (sealed_private_key is not null)),
  check (retired_at is null or signs_since is not null)
);
create unique index signing_keys_present on auth.signing_keys ((true))
  where signs_since is not null and retired_at is null;
create unique index signing_keys_next on auth.signing_keys ((true)) where signs_since is null;
