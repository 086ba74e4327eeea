-- One checkout a person is open, and one subscription a person is kept.

-- The checkout that was asked for last; asking for another one replaces it, and closes it at the billing service.
create table checkouts (
  user_id uuid primary key references profiles (user_id) on delete cascade,
  -- Names the checkout to the billing service, as idempotency key and reference.
  key uuid not null unique,
  plan text not null check (plan in ('monthly', 'annual')),
  currency text not null,
  -- When the first charge is due; null for at once.
  trial_end timestamptz(3),
  -- The billing service's id for it; null until it has answered.
  session_id text unique,
  asked_at timestamptz(3) not null
);

-- Subscriptions that somebody had beside the one that counts: to be cancelled, and what they charged given back. The
-- decision is kept, so that everybody who looks cancels the same one.
create table surplus_subscriptions (
  subscription_id text primary key,
  user_id uuid not null references profiles (user_id) on delete cascade,
  found_at timestamptz(3) not null,
  -- When it was cancelled, paid back and told.
  settled_at timestamptz(3)
);
create index surplus_subscriptions_of_user on surplus_subscriptions (user_id);

alter table local_stripe.objects drop constraint objects_kind_check;
alter table local_stripe.objects add check (kind in (
  'customer', 'checkout.session', 'subscription', 'invoice', 'billing_portal.session', 'customer_balance_transaction',
  'refund'
));
