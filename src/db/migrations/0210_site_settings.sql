-- What an operator has changed of the site's claims, currencies and senders. A section without a row is as the product has it.

create table site_settings (
  section text primary key check (section in ('claims', 'currencies', 'senders')),
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  -- Counted up by each change: who changes it names the one they have seen.
  revision integer not null check (revision > 0),
  changed_by uuid references profiles (user_id) on delete set null,
  changed_at timestamptz(3) not null
);

-- The claims that can be measured, as they were counted last.
create table measured_claims (
  claim text primary key,
  -- Null where there is no case yet.
  value double precision check (value >= 0),
  cases integer not null check (cases >= 0),
  measured_at timestamptz(3) not null
);
