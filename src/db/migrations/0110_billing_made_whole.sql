-- What follows from a customer's subscriptions and invoices as the billing service has them, whatever the order of its news.

-- The trial is given once a person. The row outlives the account: the key is a keyed hash of the address it was opened with,
-- which tells nobody the address, and tells us one thing when somebody comes back: this person has had a trial.
create table trials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references profiles (user_id) on delete set null,
  -- Null for trials from before this table, until the person is compared with the billing service the next time.
  person_key text unique,
  began_at timestamptz(3) not null
);
insert into trials (user_id, began_at)
select user_id, trial_used_at from billing_customers where trial_used_at is not null;
alter table billing_customers drop column trial_used_at;

-- The first payment: which invoice it was, and when all of it was given back.
alter table billing_customers
  add column first_invoice_id text,
  add column first_payment_returned_at timestamptz(3),
  -- When the billing service was asked for what we know of this customer, by the clock of the database.
  add column synced_at timestamptz(3),
  add check (first_payment_returned_at is null or first_paid_at is not null);
update billing_customers as customer set synced_at = subscription.synced_at
  from subscriptions as subscription where subscription.user_id = customer.user_id;
alter table subscriptions drop column synced_at;

-- A payment that is tried again gives rights for some days from the beginning of the period that it is for.
alter table subscriptions add column current_period_start timestamptz(3);
update subscriptions
   set current_period_start = current_period_end - case plan when 'annual' then interval '1 year' else interval '1 month' end;
alter table subscriptions alter column current_period_start set not null;

-- The invoices of each person, in the smallest unit of their currency.
create table invoices (
  id uuid primary key default gen_random_uuid(),
  -- The billing service's name for it.
  invoice_id text not null unique,
  user_id uuid not null references profiles (user_id) on delete cascade,
  subscription_id text,
  number text,
  status text not null check (status in ('open', 'paid', 'void', 'uncollectible')),
  currency text not null,
  subtotal integer not null,
  tax integer not null,
  is_tax_included boolean not null,
  total integer not null,
  credited integer not null,
  paid integer not null,
  refunded integer not null,
  issued_at timestamptz(3) not null,
  paid_at timestamptz(3),
  document_url text,
  -- What it says: its lines, who it is made out to, and who we were when it was issued.
  lines jsonb not null,
  buyer jsonb not null,
  seller jsonb not null,
  synced_at timestamptz(3) not null
);
create index invoices_of_user on invoices (user_id, issued_at desc, id desc);

-- A free month whose first payment was refunded is taken back: decided once, then settled with the billing service.
alter table referrals
  add column reward_taken_back_at timestamptz(3),
  add column credit_returned_at timestamptz(3),
  add check (reward_taken_back_at is null or reward_granted_at is not null),
  add check (credit_returned_at is null or (credited_at is not null and reward_taken_back_at is not null));
