-- Calendars of consultants, of which is read when they are busy, and nothing else.
create table call_calendars (
  consultant_id uuid primary key references profiles (user_id) on delete cascade,
  -- Encrypted for this consultant: the address is a secret.
  sealed_address text not null check (char_length(sealed_address) <= 8000),
  added_at timestamptz(3) not null,
  -- When it was asked last; null for one that is to be asked now.
  tried_at timestamptz(3),
  -- When it was read last.
  read_at timestamptz(3),
  -- Why it could not be read the last time, and since when that is so.
  problem text check (problem in ('unreachable', 'refused', 'moved', 'too-large', 'not-a-calendar', 'too-much')),
  failing_since timestamptz(3),
  -- When its consultant was mailed about that, once.
  failure_told_at timestamptz(3),
  -- When the consultant is busy within 60 days of the last reading.
  busy tstzmultirange not null default '{}',
  check ((problem is null) = (failing_since is null)),
  check (failure_told_at is null or failing_since is not null)
);
create index call_calendars_due on call_calendars (tried_at nulls first);
