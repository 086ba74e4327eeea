-- Mails to many people at once, each with a row of its own; who wants none of them; and addresses that nothing is sent to.
-- The tables of the first draft were never written to.
drop table announcement_recipients;
drop table announcements;

create table mail_suppressions (
  -- As accounts keep theirs: in small letters.
  address text primary key check (address = lower(address) and address like '%_@_%'),
  cause text not null check (cause in ('bounced', 'complained')),
  -- What the mail server or the service said.
  detail text not null,
  suppressed_at timestamptz(3) not null
);
create index mail_suppressions_newest on mail_suppressions (suppressed_at desc, address);

create table mail_blasts (
  id uuid primary key,
  recipient_type text not null check (recipient_type in ('clients', 'consultants')),
  subject text not null check (length(trim(subject)) > 0),
  message text not null check (length(trim(message)) > 0),
  from_name text not null,
  from_email text not null,
  state text not null check (state in ('sending', 'paused', 'asking', 'cancelled', 'finished')),
  -- The one run of its job that may send now; a later run takes over by writing its own.
  run_id uuid,
  -- When it was started, resumed, or last heard from its mail server.
  moved_at timestamptz(3) not null,
  created_by uuid references profiles (user_id) on delete set null,
  created_at timestamptz(3) not null
);
create index mail_blasts_newest on mail_blasts (created_at desc, id desc);
create index mail_blasts_sending on mail_blasts (moved_at) where state = 'sending';

create table mail_deliveries (
  -- The Message-ID is made of it.
  id uuid primary key,
  blast_id uuid not null references mail_blasts (id) on delete cascade,
  position integer not null,
  -- Null once the person has left; what became of the mail stays counted.
  user_id uuid references profiles (user_id) on delete set null,
  status text not null check (
    status in ('pending', 'sending', 'sent', 'failed', 'uncertain', 'skipped', 'cancelled')
  ),
  -- Why it failed, was skipped, or is uncertain.
  reason text,
  attempts smallint not null default 0,
  -- A mail server asked for patience: not before this time.
  not_before timestamptz(3),
  run_id uuid,
  settled_at timestamptz(3),
  unique (blast_id, user_id),
  unique (blast_id, position),
  check (status <> 'sending' or run_id is not null),
  check ((status in ('pending', 'sending')) = (settled_at is null)),
  check (status not in ('failed', 'uncertain', 'skipped') or reason is not null)
);
create index mail_deliveries_by_status on mail_deliveries (blast_id, status, position);
create index mail_deliveries_of_user on mail_deliveries (user_id);
