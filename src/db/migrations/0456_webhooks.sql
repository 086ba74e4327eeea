-- Webhooks: addresses to which events are sent, and each event to each address.
create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  -- Of a consultant, or of a company.
  person_id uuid references profiles (user_id) on delete cascade,
  company_id uuid references companies (id) on delete cascade,
  kind text not null check (kind in ('standard', 'teams')),
  name text not null check (char_length(name) between 1 and 60),
  -- The host of its address: the rest of it may be a secret.
  host text not null check (char_length(host) between 1 and 255),
  -- Its address and secrets, encrypted for this endpoint.
  sealed_settings text not null,
  -- Until then the secret before the last rotation signs, too.
  old_secret_until timestamptz(3),
  events text[] not null check (cardinality(events) between 1 and 60),
  -- Off: by its owner; gone: it answered so; failed: for a week.
  state text not null default 'on' check (state in ('on', 'off', 'gone', 'failed')),
  -- Since when no event was taken.
  failing_since timestamptz(3),
  created_at timestamptz(3) not null,
  check (num_nonnulls(person_id, company_id) = 1)
);
create index webhook_endpoints_of_person on webhook_endpoints (person_id) where person_id is not null;
create index webhook_endpoints_of_company on webhook_endpoints (company_id) where company_id is not null;

create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
  -- The order of the events of one subject: commands lock what they change.
  position bigint not null generated always as identity,
  type text not null,
  subject_id uuid not null,
  -- Ids alone.
  data jsonb not null,
  happened_at timestamptz(3) not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'given-up')),
  -- Tries since it was recorded, or last sent again by its owner.
  tries smallint not null default 0,
  due_at timestamptz(3) not null,
  -- A node sends it until then.
  claimed_until timestamptz(3),
  -- The last try, and how it ended: a status, or a failure where there was no answer.
  tried_at timestamptz(3),
  took_ms integer,
  status smallint,
  failure text check (char_length(failure) <= 200),
  answer text not null default '' check (char_length(answer) <= 1024),
  check ((state = 'waiting') or (claimed_until is null))
);
create index webhook_deliveries_log on webhook_deliveries (endpoint_id, happened_at, id);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, due_at) where state = 'waiting';
create index webhook_deliveries_order on webhook_deliveries (endpoint_id, subject_id, position) where state = 'waiting';
create index webhook_deliveries_age on webhook_deliveries (happened_at);
create index webhook_deliveries_claimed on webhook_deliveries (endpoint_id) where claimed_until is not null;
