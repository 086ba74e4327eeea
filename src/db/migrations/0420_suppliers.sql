-- What buyers ask of consultants as suppliers: business, bank details, insurances, and documents with their versions.
create table supplier_profiles (
  consultant_id uuid primary key references profiles (user_id) on delete cascade,
  legal_form text check (legal_form in ('sole-trader', 'company')),
  legal_name text check (char_length(legal_name) between 1 and 200),
  street text check (char_length(street) between 1 and 200),
  postal_code text check (char_length(postal_code) <= 20),
  city text check (char_length(city) between 1 and 100),
  country text check (char_length(country) between 1 and 20),
  registration_number text check (char_length(registration_number) <= 50),
  vat_id text check (char_length(vat_id) <= 30),
  -- Encrypted for this consultant: never in plain text.
  sealed_bank_details text check (char_length(sealed_bank_details) <= 4000),
  check (num_nulls(legal_form, legal_name, street, postal_code, city, country, registration_number, vat_id) in (0, 8)),
  check (legal_form is distinct from 'company' or registration_number <> '')
);

create table supplier_insurances (
  consultant_id uuid not null references profiles (user_id) on delete cascade,
  kind text not null check (kind in ('professional-indemnity', 'public-liability')),
  insurer text not null check (char_length(insurer) between 1 and 150),
  policy_number text not null check (char_length(policy_number) between 1 and 60),
  -- In whole units of the currency.
  cover_amount bigint not null check (cover_amount between 1 and 1000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  expires_on date not null,
  -- The stage before its end that the consultant was reminded of last.
  end_told_days smallint check (end_told_days in (30, 7)),
  primary key (consultant_id, kind)
);
create index supplier_insurances_ends on supplier_insurances (expires_on) where end_told_days is distinct from 7;

create table supplier_files (
  id uuid primary key,
  -- Its row is written before the file is stored, and goes after the file.
  consultant_id uuid references profiles (user_id) on delete set null,
  kind text not null check (kind in ('professional-indemnity', 'public-liability', 'standard-terms', 'non-disclosure', 'data-processing')),
  -- Null until the file is stored.
  version smallint check (version between 1 and 20),
  name text not null check (char_length(name) between 1 and 150),
  bytes integer not null check (bytes between 1 and 10485760),
  -- Of the content: the newest version uploaded again is no new one.
  sha256 text not null check (char_length(sha256) = 64),
  -- Its name in the storage.
  file text not null unique,
  created_at timestamptz(3) not null,
  unique (consultant_id, kind, version)
);
create index supplier_files_loose on supplier_files (created_at) where version is null or consultant_id is null;
