-- Secret addresses at which calendars read the calls of one person.
create table call_feeds (
  user_id uuid primary key references profiles (user_id) on delete cascade,
  -- SHA-256 of what the address holds, which has 256 random bits.
  token_hash text not null unique check (char_length(token_hash) = 43),
  created_at timestamptz(3) not null
);

-- Whoever changes their password means that nobody else has access: an address of before ends, whichever way it was changed.
create function end_call_feed() returns trigger language plpgsql as $$
begin
  -- Set where the hash of the same password is made anew, and nowhere else.
  if current_setting('direct365.same_password', true) = 'true' then
    return null;
  end if;
  delete from call_feeds where user_id = new.user_id;
  return null;
end $$;
create trigger new_password_ends_call_feed
  after update of password on auth.accounts
  for each row when (old.password is distinct from new.password)
  execute function end_call_feed();
