-- Time sheets of deals: the client switches one on, the consultant submits weeks, and the client approves or returns them.
create table time_sheets (
  application_id uuid primary key references applications (id) on delete cascade,
  unit text not null check (unit in ('hours', 'days')),
  -- Amounts are counted in quarters of an hour or halves of a day.
  cap_parts integer check (cap_parts > 0),
  -- The last share of the cap of which both sides were warned, in percent.
  warned_percent smallint not null default 0 check (warned_percent in (0, 80, 100)),
  -- The member who switched it on; null once they are erased.
  set_by uuid references profiles (user_id) on delete set null,
  set_at timestamptz(3) not null
);
create index time_sheets_set_by on time_sheets (set_by) where set_by is not null;

create table time_sheet_weeks (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references time_sheets (application_id) on delete cascade,
  -- A Monday. Days are calendar days without a zone.
  starts_on date not null check (extract(isodow from starts_on) = 1),
  state text not null default 'open' check (state in ('open', 'submitted', 'returned', 'approved')),
  submitted_at timestamptz(3),
  decided_at timestamptz(3),
  -- The member who approved or returned it; null once they are erased.
  decided_by uuid references profiles (user_id) on delete set null,
  -- Why it was returned.
  reason text not null default '' check (char_length(reason) <= 600),
  unique (application_id, starts_on),
  check ((submitted_at is null) = (state = 'open')),
  check ((decided_at is null) = (state in ('open', 'submitted'))),
  check ((reason <> '') = (state = 'returned'))
);
create index time_sheet_weeks_submitted on time_sheet_weeks (submitted_at) where state = 'submitted';
create index time_sheet_weeks_decided_by on time_sheet_weeks (decided_by) where decided_by is not null;

create table time_sheet_entries (
  week_id uuid not null references time_sheet_weeks (id) on delete cascade,
  day date not null,
  parts smallint not null check (parts between 1 and 96),
  note text not null check (char_length(note) <= 300),
  primary key (week_id, day)
);
