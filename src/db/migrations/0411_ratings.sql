-- What reviews of completed deals say of consultants in numbers: counted from the reviews, and kept for lists and the order of the search.
create table consultant_ratings (
  consultant_id uuid primary key references profiles (user_id) on delete cascade,
  -- Reviews that count: public, and of a deal that both sides have confirmed.
  review_count integer not null check (review_count >= 0),
  -- The mean of their stars, in hundredths, each client counted once; null where there are too few for one.
  mean smallint check (mean between 200 and 500),
  -- What "Highest Rated" orders by, in hundredths: the mean with the prior.
  score smallint not null check (score between 200 and 500)
);

-- Why others do not read a review that was revealed: the two accounts belong together, or an admin has removed it.
-- Judged: reviews_held_first: the version before writes none of these columns.
-- Judged: reviews_removed_after_reveal: the version before writes none of these columns.
-- Judged: reviews_to_look_at: it holds the few reviews that wait for an admin, and is empty when it is made.
alter table reviews
  add column held_for text check (held_for in ('same-domain', 'same-browser')),
  -- When an admin has found that a held review may be read.
  add column released_at timestamptz(3),
  -- When an admin has removed it, by a decision with reasons.
  add column removed_at timestamptz(3),
  add constraint reviews_held_first check (released_at is null or held_for is not null),
  add constraint reviews_removed_after_reveal check (removed_at is null or revealed_at is not null);
create index reviews_to_look_at on reviews (revealed_at)
  where held_for is not null and released_at is null and removed_at is null;
