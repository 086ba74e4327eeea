-- That somebody was reminded of what waits for them, each time once: a question put again waits since another moment.
create table answer_reminders (
  kind text not null,
  subject_id uuid not null,
  waits_since timestamptz(3) not null,
  after_days smallint not null check (after_days > 0),
  user_id uuid not null references profiles (user_id) on delete cascade,
  reminded_at timestamptz(3) not null,
  primary key (subject_id, kind, waits_since, after_days)
);
create index answer_reminders_of_user on answer_reminders (user_id);
