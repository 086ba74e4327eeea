-- Deals above a limit of the company wait until an owner or a finance member approves them.
-- Judged: application_ends_approvals: it writes to the new table alone.
alter table companies
  -- What a hiring member agrees to for more waits for approval, in whole US dollars. Null: nothing waits.
  add column approval_above_usd integer check (approval_above_usd between 0 and 10000000);

-- The member who approved what another one had accepted.
alter table applications add column approved_by uuid references profiles (user_id) on delete set null;
alter table offers
  -- The members who made and approved it. Null in rows from before these columns.
  add column made_by uuid references profiles (user_id) on delete set null,
  add column approved_by uuid references profiles (user_id) on delete set null;

create table deal_approvals (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications (id) on delete cascade,
  -- What is to be done once it is approved: accept the application as it stands, or offer these terms.
  act text not null check (act in ('acceptance', 'offer')),
  -- Null: the consultant leaves everything open.
  terms jsonb,
  message text not null default '',
  words_to_others text not null default '',
  -- For how many days an offer stands.
  valid_days smallint check (valid_days > 0),
  -- The limit at that moment.
  limit_usd integer not null,
  asked_by uuid references profiles (user_id) on delete set null,
  asked_at timestamptz(3) not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused', 'taken-back', 'ended')),
  decided_by uuid references profiles (user_id) on delete set null,
  -- Why it was refused.
  reason text not null default '' check (char_length(reason) <= 1000),
  decided_at timestamptz(3),
  check ((valid_days is not null) = (act = 'offer')),
  check (act = 'acceptance' or terms is not null),
  check ((decided_at is null) = (state = 'waiting'))
);
create unique index deal_approvals_one_waiting on deal_approvals (application_id) where state = 'waiting';
create index deal_approvals_of_application on deal_approvals (application_id, asked_at desc);
create index deal_approvals_asked_by on deal_approvals (asked_by) where asked_by is not null;
create index deal_approvals_decided_by on deal_approvals (decided_by) where decided_by is not null;

-- Nothing waits for an application that was decided or withdrawn, whichever version of the program did it. What is
-- accepted by approval marks its approval.
create function end_deal_approvals() returns trigger language plpgsql as $$
begin
  update public.deal_approvals
     set state = 'ended', decided_at = new.updated_at
   where application_id = new.id and state = 'waiting';
  return null;
end $$;
create trigger application_ends_approvals after update of status on applications
  for each row when (old.status = 'pending' and new.status <> 'pending' and new.approved_by is null)
  execute function end_deal_approvals();
