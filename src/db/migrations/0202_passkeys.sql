-- Keys of people's devices that sign in without a password.
create table auth.passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- As the authenticator names it, in base64url.
  credential_id text not null unique,
  -- COSE, in base64url. It is no secret: it only proves what the device has signed.
  public_key text not null,
  -- How often the authenticator says it has signed; 0 of those that do not count.
  sign_count bigint not null default 0 check (sign_count >= 0),
  transports text[] not null default '{}',
  friendly_name text not null check (length(friendly_name) between 1 and 60),
  -- The device may share it with others of its owner, such as through an account with its maker.
  is_synced boolean not null,
  -- When its count went back, so that there must be two of it. From then on it signs nobody in.
  copied_at timestamptz(3),
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create unique index passkeys_name on auth.passkeys (user_id, lower(friendly_name));

-- What a device is asked to sign: once, soon, for one purpose, and for who began it.
create table auth.passkey_challenges (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('add', 'sign-in', 'proof')),
  challenge text not null,
  -- A person and a session; no reference to the session, which may end.
  user_id uuid references auth.users (id) on delete cascade,
  session_id uuid,
  -- A visitor's browser, by the hash of its cookie: whose passkey it is, the answer says.
  browser_hash text,
  -- What the passkey is to be called that is about to be made.
  friendly_name text check (length(friendly_name) between 1 and 60),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  check ((purpose = 'sign-in') = (browser_hash is not null)),
  check ((purpose = 'sign-in') = (user_id is null)),
  check ((purpose = 'sign-in') = (session_id is null)),
  check ((purpose = 'add') = (friendly_name is not null))
);
create index passkey_challenges_user on auth.passkey_challenges (user_id);
create index passkey_challenges_expiry on auth.passkey_challenges (expires_at);
