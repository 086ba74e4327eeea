-- How each session was made, and how sure we are of the person behind it.
alter table auth.sessions
  -- aal1: one factor was proven; aal2: two, or a passkey that verified its user.
  add column assurance text not null default 'aal1' check (assurance in ('aal1', 'aal2')),
  add column made_by text not null default 'password' check (made_by in ('password', 'passkey')),
  -- When the person behind the session last proved who they are.
  add column proven_at timestamptz(3) not null default now();
update auth.sessions set proven_at = created_at;

-- Whether sign-in asks for a second step; kept by the triggers of the table of factors, and by nothing else.
alter table auth.users add column has_second_factor boolean not null default false;

-- A change of address waits until it is confirmed at both addresses. One a person; a later one replaces it.
create table auth.email_changes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Names this change in its links, so that links of a replaced one lead nowhere.
  id uuid not null unique default gen_random_uuid(),
  new_email text not null check (new_email = lower(new_email)),
  old_confirmed_at timestamptz(3),
  new_confirmed_at timestamptz(3),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index email_changes_expiry on auth.email_changes (expires_at);
