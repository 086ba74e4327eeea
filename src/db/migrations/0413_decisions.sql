-- What admins decide about content with reasons, and the appeals of its authors.
create table decisions (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references reviews (id) on delete cascade,
  -- Whose content it is; null once they are erased.
  person_id uuid references profiles (user_id) on delete set null,
  kind text not null check (kind in ('review-removed')),
  ground text not null check (ground in ('terms', 'law')),
  reason text not null check (char_length(reason) between 1 and 1000),
  decided_by uuid references profiles (user_id) on delete set null,
  decided_at timestamptz(3) not null,
  -- Until when the author can appeal.
  appeal_until timestamptz(3) not null check (appeal_until > decided_at),
  appeal text check (char_length(appeal) between 1 and 2000),
  appealed_at timestamptz(3),
  -- By another admin than the one who decided.
  outcome text check (outcome in ('upheld', 'reversed')),
  answer text check (char_length(answer) between 1 and 1000),
  answered_by uuid references profiles (user_id) on delete set null,
  answered_at timestamptz(3),
  check ((appeal is null) = (appealed_at is null)),
  check (num_nulls(outcome, answer, answered_at) in (0, 3)),
  check (outcome is null or appeal is not null),
  check (answered_by is null or decided_by is null or answered_by <> decided_by)
);
create index decisions_review on decisions (review_id);
create index decisions_person on decisions (person_id, decided_at desc);
create index decisions_decided_by on decisions (decided_by) where decided_by is not null;
create index decisions_answered_by on decisions (answered_by) where answered_by is not null;
create index decisions_appealed on decisions (appealed_at) where appeal is not null and outcome is null;
