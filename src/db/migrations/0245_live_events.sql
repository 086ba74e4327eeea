-- What has changed for whom: streams of events tell browsers of it, and these ask for it by the API. Rows are not content, and are
-- kept for an hour: who has been away for longer asks for everything again.
create table live_events (
  -- The transaction that made the change. Transactions below the oldest one that is still open have all ended, so whoever has read
  -- up to there has missed none; numbers from a sequence alone are committed in another order than they are drawn.
  xid xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  person_id uuid not null,
  topic text not null check (length(topic) between 1 and 40),
  subject_id uuid,
  created_at timestamptz(3) not null default now(),
  primary key (xid, id)
);
-- For somebody who comes back.
create index live_events_person on live_events (person_id, xid, id);
create index live_events_age on live_events using brin (created_at);
