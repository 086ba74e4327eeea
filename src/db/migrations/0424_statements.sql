-- Statements of work: what both sides of a deal accept is signed by a key of the site, and kept.
create table statement_versions (
  application_id uuid not null references applications (id) on delete cascade,
  number integer not null check (number > 0),
  -- The accepted version that this one changes.
  amends integer check (amends < number),
  state text not null default 'proposed' check (state in ('proposed', 'replaced', 'declined', 'accepted')),
  content jsonb not null,
  proposed_side text not null check (proposed_side in ('client', 'consultant')),
  -- The member or the consultant; null once they are erased.
  proposed_by uuid references profiles (user_id) on delete set null,
  proposed_at timestamptz(3) not null,
  -- When it was replaced, declined, or accepted by the second side.
  closed_at timestamptz(3),
  -- Why it was declined.
  reason text not null default '' check (char_length(reason) <= 1000),
  -- The accepted version, both acceptances with it, as a compact JWS.
  signed text,
  primary key (application_id, number),
  foreign key (application_id, amends) references statement_versions (application_id, number),
  check ((closed_at is null) = (state = 'proposed')),
  check ((reason <> '') = (state = 'declined')),
  check ((signed is not null) = (state = 'accepted'))
);
-- One version waits at a time.
create unique index statement_versions_proposed on statement_versions (application_id) where state = 'proposed';
create index statement_versions_proposed_by on statement_versions (proposed_by) where proposed_by is not null;

create table statement_acceptances (
  application_id uuid not null,
  number integer not null,
  side text not null check (side in ('client', 'consultant')),
  -- The member or the consultant; null once they are erased.
  accepted_by uuid references profiles (user_id) on delete set null,
  -- The name as it is signed.
  name text not null check (char_length(name) between 1 and 300),
  accepted_at timestamptz(3) not null,
  primary key (application_id, number, side),
  foreign key (application_id, number) references statement_versions (application_id, number) on delete cascade
);
create index statement_acceptances_by on statement_acceptances (accepted_by) where accepted_by is not null;

-- Public keys that have signed a statement. They stay when the site signs with others.
create table statement_keys (
  kid text primary key,
  public_key text not null,
  first_used_at timestamptz(3) not null
);
