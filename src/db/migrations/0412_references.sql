-- Former clients whom a consultant has named, and what they confirm. They have no account here.
create table consultant_references (
  id uuid primary key default gen_random_uuid(),
  consultant_id uuid not null references profiles (user_id) on delete cascade,
  -- The hash of the consultant and the address: an address is asked once, and never again after it has declined.
  email_hash text not null,
  -- Who is asked; null once a declined request was erased.
  person_name text check (char_length(person_name) between 1 and 100),
  company_name text check (char_length(company_name) between 1 and 200),
  email text check (char_length(email) <= 254),
  project text check (char_length(project) between 1 and 200),
  person_role text check (char_length(person_role) between 1 and 100),
  state text not null check (state in ('asked', 'confirmed', 'declined', 'withdrawn')),
  -- Hashes of the tokens in the mails; empty once it is answered or withdrawn.
  token_hashes text[] not null default '{}',
  asked_at timestamptz(3) not null,
  -- The day of the last reminder; 0 before the first.
  reminded_days smallint not null default 0 check (reminded_days >= 0),
  answered_at timestamptz(3),
  withdrawn_at timestamptz(3),
  -- What the person confirms.
  words text check (char_length(words) between 1 and 1200),
  unique (consultant_id, email_hash),
  check (state = 'asked' or token_hashes = '{}'),
  check ((state = 'confirmed') = (words is not null)),
  check (state = 'declined' or (person_name is not null and company_name is not null and email is not null
    and project is not null and person_role is not null)),
  check (state not in ('confirmed', 'declined') or answered_at is not null),
  check ((state = 'withdrawn') = (withdrawn_at is not null))
);
create index consultant_references_tokens on consultant_references using gin (token_hashes);
create index consultant_references_aged on consultant_references (asked_at) where state <> 'confirmed';
