-- When a client has put a closed project away; null while it is on their list. Closed projects are never opened again.
alter table projects add column archived_at timestamptz(3)
  check (archived_at is null or status in ('completed', 'cancelled'));
