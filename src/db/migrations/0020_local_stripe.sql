-- What the local Stripe stand-in remembers, so that it survives restarts. Empty wherever real Stripe keys are set.
create schema local_stripe;

create table local_stripe.objects (
  id text primary key,
  kind text not null check (kind in ('customer', 'checkout.session', 'subscription', 'invoice', 'billing_portal.session')),
  customer_id text,
  -- The object as Stripe's API shows it.
  body jsonb not null,
  -- A change names the version it was made from; of two at once only one happens.
  version integer not null default 1,
  -- When time alone changes this object: the end of a subscription's trial or period.
  due_at timestamptz(3),
  position bigint generated always as identity unique
);
create index objects_of_customer on local_stripe.objects (customer_id, kind, position desc);
create index objects_due on local_stripe.objects (due_at) where due_at is not null;

create table local_stripe.events (
  id text primary key,
  body jsonb not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz(3) not null,
  delivered_at timestamptz(3),
  position bigint generated always as identity unique
);
create index events_to_deliver on local_stripe.events (next_attempt_at) where delivered_at is null;

create table local_stripe.idempotency_keys (
  key text primary key,
  -- SHA-256 of method, path and body: the same key with another request is refused.
  fingerprint text not null,
  answer jsonb not null,
  created_at timestamptz(3) not null
);
