-- Consultants are told 30 and 7 days before a certification expires, and when it has: once each.
-- Judged: credentials: a few rows for each consultant, changed seldom, and only those that have ended.
-- Judged: credentials_end_to_tell: the same few rows.
alter table credentials
  -- The last they were told of this evidence: so many days before its end, 0 for the end itself.
  add column end_told_days smallint check (end_told_days in (30, 7, 0));

-- What ended before anybody was told of ends is no news.
update credentials set end_told_days = 0 where expires_on < (now() at time zone 'UTC')::date;

create index credentials_end_to_tell on credentials (expires_on)
  where status <> 'rejected' and coalesce(end_told_days, 31) > 0;
