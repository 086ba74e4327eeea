-- What belongs to a sign-up beside the user it makes. Users of before have no row, and need none.
create table auth.sign_ups (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- A path on this site to go on to once the address is confirmed; empty for none.
  next_path text not null default '',
  -- SHA-256 of the Idempotency-Key, when the sender named one.
  intent_hash text,
  -- When a sign-up with this address was last answered with a mail; begins anew when the address is confirmed.
  mailed_at timestamptz(3)
);

-- A name is one line.
update auth.users
  set first_name = trim(regexp_replace(first_name, '[[:space:][:cntrl:]]+', ' ', 'g')),
      last_name = trim(regexp_replace(last_name, '[[:space:][:cntrl:]]+', ' ', 'g')),
      name = trim(regexp_replace(name, '[[:space:][:cntrl:]]+', ' ', 'g'))
  where first_name || last_name || name ~ '[\u0001-\u001f\u007f]';
update profiles
  set first_name = trim(regexp_replace(first_name, '[[:space:][:cntrl:]]+', ' ', 'g')),
      last_name = trim(regexp_replace(last_name, '[[:space:][:cntrl:]]+', ' ', 'g'))
  where first_name || last_name ~ '[\u0001-\u001f\u007f]';
alter table auth.users add constraint users_names_are_one_line
  check (first_name || last_name || name !~ '[\u0001-\u001f\u007f]');
alter table profiles add constraint profiles_names_are_one_line
  check (first_name || last_name !~ '[\u0001-\u001f\u007f]');
