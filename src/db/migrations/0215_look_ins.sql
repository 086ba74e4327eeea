-- For some minutes an admin sees the site as one user sees it: a mark on the admin's own session, and on no other.
create table auth.look_ins (
  id uuid primary key default gen_random_uuid(),
  -- Null once the session is gone, and the look-in with it.
  session_id uuid references auth.sessions (id) on delete set null,
  admin_id uuid references auth.users (id) on delete set null,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- In the admin's words; the person reads them.
  reason text not null check (length(reason) between 1 and 500),
  began_at timestamptz(3) not null,
  -- When it ends by itself.
  ends_at timestamptz(3) not null check (ends_at > began_at),
  -- When it was ended before that, or its end was noted.
  ended_at timestamptz(3) check (ended_at between began_at and ends_at),
  ended_by text check (ended_by in ('button', 'time', 'session')),
  -- Its end is in the audit log.
  is_closed boolean not null default false,
  check ((ended_at is null) = (ended_by is null)),
  check (not is_closed or ended_at is not null)
);
create unique index look_ins_open on auth.look_ins (session_id) where ended_at is null;
create index look_ins_session on auth.look_ins (session_id);
create index look_ins_admin on auth.look_ins (admin_id);
create index look_ins_user on auth.look_ins (user_id, began_at desc, id desc);

-- A session that ends, whichever way, ends what was begun in it.
create function end_look_in() returns trigger language plpgsql as $$
begin
  update auth.look_ins
  set ended_at = greatest(began_at, least(now(), ends_at)),
    ended_by = case when now() < ends_at then 'session' else 'time' end
  where session_id = old.id and ended_at is null;
  return old;
end $$;
create trigger session_ends_look_in
  before delete on auth.sessions
  for each row execute function end_look_in();
