-- A sign-up whose address nobody has confirmed gives way to the next one with the same address. For the day of its link it is kept here, so
-- that its own browser can still confirm it by its own link: a stranger's later sign-up does not void it.
create table auth.replaced_sign_ups (
  -- Of the user that it made, who is gone; the link and the mark of the browser name it.
  user_id uuid primary key,
  email text not null,
  user_type text not null check (user_type in ('client', 'consultant')),
  first_name text not null,
  last_name text not null,
  -- Hashed.
  password text not null,
  next_path text not null,
  address text,
  language text,
  browser text,
  signed_up_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index replaced_sign_ups_of_address on auth.replaced_sign_ups (email);
create index replaced_sign_ups_by_end on auth.replaced_sign_ups (expires_at);
