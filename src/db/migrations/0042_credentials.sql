-- The evidence for a certification in a profile. A certification without a row here is a claim.
create table credentials (
  id uuid primary key default gen_random_uuid(),
  consultant_id uuid not null references consultant_profiles (user_id) on delete cascade,
  certification text not null,
  -- Opened by admins in their own browsers, never by the server; shown to nobody else.
  link text not null default '' check (link = '' or link ~ '^https?://'),
  number text not null default '',
  issued_on date,
  -- The last day on which it holds. What is past it has expired, whatever its status says.
  expires_on date,
  status text not null check (status in ('submitted', 'verified', 'rejected')),
  -- Rises with every change, so that a decision is about what was looked at.
  revision integer not null default 1,
  submitted_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by uuid references profiles (user_id) on delete set null,
  -- How it was verified.
  method text check (method in ('public-record', 'issuer-lookup', 'certificate-seen')),
  -- Why it was rejected, in words its consultant may read.
  reason text,
  -- One piece of evidence for each certification of a profile.
  unique (consultant_id, certification),
  check (link <> '' or number <> ''),
  check (expires_on >= issued_on),
  check ((decided_at is null) = (status = 'submitted')),
  check ((method is not null) = (status = 'verified')),
  check ((reason is not null) = (status = 'rejected'))
);
-- What waits for an admin, longest waiting first.
create index credentials_waiting on credentials (submitted_at, id) where status = 'submitted';
-- What has been decided, newest first.
create index credentials_decided on credentials (status, decided_at desc, id desc)
  where status <> 'submitted';
-- What ends on a day.
create index credentials_ending on credentials (expires_on) where status = 'verified';
