-- Factors that get their codes sent: by text message to a number, or by mail to an address that is not the account's own.
alter table auth.factors
  drop constraint factors_kind_check,
  add constraint factors_kind_check check (kind in ('totp', 'phone', 'email')),
  alter column secret drop not null,
  -- Where codes go: a number as the whole world dials it, or an address of mail.
  add column destination text check (length(destination) between 3 and 254),
  add constraint factors_means check (
    (kind = 'totp') = (secret is not null) and (kind = 'totp') = (destination is null)
  );
create unique index factors_destination on auth.factors (user_id, lower(destination));
create unique index factors_email on auth.factors (user_id) where kind = 'email';

alter table auth.factor_challenges
  -- Keyed hash of the challenge and the code that was sent for it.
  add column code_hash text,
  add column wrong_codes integer not null default 0;

-- What was sent, so that nobody has us send without end: per person, per destination, and text messages altogether.
create table auth.sent_codes (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('phone', 'email')),
  -- Keyed hash: the same for every account that names this destination.
  destination_hash text not null,
  sent_at timestamptz(3) not null
);
create index sent_codes_user on auth.sent_codes (user_id, sent_at);
create index sent_codes_destination on auth.sent_codes (destination_hash, sent_at);
create index sent_codes_age on auth.sent_codes (sent_at);

-- The second step was done by a code in a mail: enough to sign in where there is no stronger factor, and no aal2.
alter table auth.sessions add column second_step_at timestamptz(3);

alter table auth.users
  -- Where codes by mail go. Never the address that a new password is sent to.
  add column code_address text,
  -- There is a factor by mail, and none that is stronger.
  add column email_step_enough boolean not null default false,
  add constraint users_code_address_apart check (lower(code_address) <> lower(email));

create or replace function note_second_factor() returns trigger language plpgsql as $$
declare
  person uuid := coalesce(new.user_id, old.user_id);
begin
  update auth.users
  set (has_second_factor, code_address, email_step_enough) = (
    select count(*) > 0,
      max(destination) filter (where kind = 'email'),
      count(*) > 0 and count(*) filter (where kind <> 'email') = 0
    from auth.factors
    where user_id = person and verified_at is not null
  )
  where id = person;
  return null;
end $$;
