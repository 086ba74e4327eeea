-- Orders of the business services: what somebody wrote, whether they have an account or not, and who has answered.
create table service_requests (
  -- Made by the sender, so that the same request sent twice is one.
  id uuid primary key,
  service text not null check (service in ('interviews', 'sourcing', 'contracts')),
  name text not null check (name <> ''),
  company text not null,
  email text not null check (email <> ''),
  phone text not null,
  message text not null check (message <> ''),
  created_at timestamptz(3) not null,
  answered_at timestamptz(3),
  answered_by uuid references profiles (user_id) on delete set null
);
create index service_requests_waiting on service_requests (created_at, id) where answered_at is null;
create index service_requests_answered on service_requests (answered_at desc, id desc) where answered_at is not null;
create index service_requests_of_sender on service_requests (email, created_at);
create index service_requests_of_day on service_requests (created_at);
