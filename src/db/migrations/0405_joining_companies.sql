-- Domains of companies, and users who ask to become members because their address is at one of them.
create table company_domains (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies (id) on delete cascade,
  domain text not null check (domain = lower(domain) and char_length(domain) between 4 and 253),
  -- What the text record of the domain has to say.
  token text not null check (char_length(token) = 43),
  verified_at timestamptz(3),
  created_at timestamptz(3) not null,
  unique (company_id, domain)
);
-- A domain is one company's.
create unique index company_domains_verified on company_domains (domain) where verified_at is not null;

create table membership_requests (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies (id) on delete cascade,
  user_id uuid not null references profiles (user_id) on delete cascade,
  asked_at timestamptz(3) not null,
  ended_as text check (ended_as in ('accepted', 'declined')),
  ended_at timestamptz(3),
  check ((ended_at is null) = (ended_as is null)),
  unique (company_id, user_id)
);
create index membership_requests_of_user on membership_requests (user_id);
