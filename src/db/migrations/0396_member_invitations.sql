-- Invitations to become a member of a company, by mail. Only who proves the address accepts one, once.
create table member_invitations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies (id) on delete cascade,
  email text not null check (email = lower(email) and char_length(email) <= 254),
  role text not null check (role in ('owner', 'hiring', 'finance', 'viewer')),
  invited_by uuid references profiles (user_id) on delete set null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_as text check (ended_as in ('accepted', 'declined', 'withdrawn')),
  ended_at timestamptz(3),
  accepted_by uuid references profiles (user_id) on delete set null,
  check ((ended_at is null) = (ended_as is null)),
  check (accepted_by is null or ended_as = 'accepted')
);
create unique index member_invitations_open on member_invitations (company_id, email) where ended_at is null;
create index member_invitations_of_company on member_invitations (company_id, created_at desc);
create index member_invitations_to on member_invitations (email, created_at desc);
create index member_invitations_age on member_invitations (expires_at);
