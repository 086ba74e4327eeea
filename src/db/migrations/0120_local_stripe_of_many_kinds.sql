-- The local Stripe knows more kinds of objects; which, its own types say.
alter table local_stripe.objects drop constraint objects_kind_check;
create index objects_due_by_clock on local_stripe.objects ((body ->> 'test_clock'), due_at) where due_at is not null;
drop index local_stripe.objects_due;

-- An event is sent to each webhook endpoint that wants it, and sent again until that has it.
create table local_stripe.deliveries (
  event_id text not null references local_stripe.events (id) on delete cascade,
  endpoint_id text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz(3) not null,
  delivered_at timestamptz(3),
  primary key (event_id, endpoint_id)
);
create index deliveries_due on local_stripe.deliveries (next_attempt_at) where delivered_at is null;

-- The endpoint of the demo's own site was the only one.
insert into local_stripe.deliveries (event_id, endpoint_id, attempts, next_attempt_at, delivered_at)
select id, 'we_local', attempts, next_attempt_at, delivered_at from local_stripe.events;

drop index local_stripe.events_to_deliver;
alter table local_stripe.events
  drop column attempts, drop column next_attempt_at, drop column delivered_at;

-- What signs the messages to an endpoint. While a secret is being replaced, the old one signs too, until it expires.
create table local_stripe.webhook_secrets (
  endpoint_id text not null,
  secret text not null,
  expires_at timestamptz(3),
  primary key (endpoint_id, secret)
);

-- Refusals of a card are answered again like everything else.
alter table local_stripe.idempotency_keys add column status integer not null default 200;
