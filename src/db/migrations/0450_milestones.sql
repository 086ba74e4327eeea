-- Milestones: deliverables of statements of work, once the consultant has delivered them. What is agreed alone has no row.
create table milestones (
  application_id uuid not null references applications (id) on delete cascade,
  -- The name of the deliverable.
  name text not null check (char_length(name) between 1 and 200),
  state text not null check (state in ('delivered', 'returned', 'accepted')),
  -- In whole units of the currency, as agreed at the delivery; null where the statement names none.
  amount integer check (amount >= 0),
  currency text not null check (char_length(currency) = 3),
  -- What the consultant says of the delivery.
  note text not null check (char_length(note) <= 600),
  delivered_at timestamptz(3) not null,
  decided_at timestamptz(3),
  -- The member who accepted or returned it; null once they are erased.
  decided_by uuid references profiles (user_id) on delete set null,
  -- Why it was returned.
  reason text not null default '' check (char_length(reason) <= 600),
  primary key (application_id, name),
  check ((decided_at is null) = (state = 'delivered')),
  check ((reason <> '') = (state = 'returned'))
);
create index milestones_delivered on milestones (application_id) where state = 'delivered';
create index milestones_decided_by on milestones (decided_by) where decided_by is not null;
