-- Second factors of people, and the codes that stand in for a lost one.
create table auth.factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind = 'totp'),
  friendly_name text not null check (length(friendly_name) between 1 and 60),
  -- Sealed with a key made of the site's secret: a copy of this table makes no codes.
  secret text not null,
  -- The number of the time step that a code was last accepted for: only later ones are.
  last_step bigint,
  -- Null until the first code was right; such a factor counts for nothing.
  verified_at timestamptz(3),
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create unique index factors_name on auth.factors (user_id, lower(friendly_name));

-- A wish to check one factor, in one session. No reference to the session: it may get a new secret, and end.
create table auth.factor_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.factors (id) on delete cascade,
  session_id uuid not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index factor_challenges_factor on auth.factor_challenges (factor_id);
create index factor_challenges_expiry on auth.factor_challenges (expires_at);

-- Wrong codes are counted per person, for a new challenge or session must not begin the count anew.
create table auth.wrong_codes (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  made_at timestamptz(3) not null
);
create index wrong_codes_user on auth.wrong_codes (user_id, made_at);
create index wrong_codes_age on auth.wrong_codes (made_at);

create table auth.backup_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Keyed hash of the person and the code.
  code_hash text not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (user_id, code_hash)
);

-- Whether sign-in asks for a second step follows from the factors, whichever way they come and go.
create function note_second_factor() returns trigger language plpgsql as $$
declare
  person uuid := coalesce(new.user_id, old.user_id);
begin
  update auth.users
  set has_second_factor = exists (
    select from auth.factors where user_id = person and verified_at is not null
  )
  where id = person;
  return null;
end $$;
create trigger factor_makes_second_step
  after insert or delete or update of verified_at, user_id on auth.factors
  for each row execute function note_second_factor();
