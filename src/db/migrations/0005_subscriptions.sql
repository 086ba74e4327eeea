-- What the billing service has told us and we have verified; rights follow from nothing else.
create table billing_customers (
  user_id uuid primary key references profiles (user_id) on delete cascade,
  customer_id text not null unique,
  -- The free trial is given once per person.
  trial_used_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);

create table subscriptions (
  user_id uuid primary key references profiles (user_id) on delete cascade,
  subscription_id text not null unique,
  plan text not null check (plan in ('monthly', 'annual')),
  status text not null,
  currency text not null,
  amount integer not null,
  current_period_end timestamptz(3) not null,
  trial_end timestamptz(3),
  cancel_at_period_end boolean not null default false,
  synced_at timestamptz(3) not null
);
create index subscriptions_rights on subscriptions (status, current_period_end);

-- A webhook is answered once, however often it comes.
create table billing_events (
  event_id text primary key,
  type text not null,
  received_at timestamptz(3) not null default now()
);
