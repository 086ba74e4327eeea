-- A row that fails when a job gets to it waits before its next try, so that it never blocks the rows after it.
alter table saved_searches
  -- Looks that failed in a row.
  add column failures smallint not null default 0,
  -- Not looked at before this time.
  add column retry_at timestamptz(3);

alter table message_files
  -- Scans that failed in a row.
  add column scan_failures smallint not null default 0,
  -- Not scanned again before this time.
  add column scan_retry_at timestamptz(3);
