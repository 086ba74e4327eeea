-- In which zone somebody's digests are made, and between which hours of its clocks no mail about a fact wakes them.
-- Without a row: UTC, and no such hours.
create table mail_times (
  user_id uuid primary key references profiles (user_id) on delete cascade,
  -- A name of the IANA database.
  zone text not null check (char_length(zone) between 1 and 60),
  -- Whole hours; from 22 to 7 is over midnight.
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_until smallint check (quiet_until between 0 and 23),
  chosen_at timestamptz(3) not null,
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until)
);
-- Digests are made zone by zone.
create index mail_times_by_zone on mail_times (zone, user_id);
