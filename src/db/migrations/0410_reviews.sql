-- Each side of a completed deal reviews the other, once. Neither sees the other's before both are there or time is up.
create table reviews (
  id uuid primary key default gen_random_uuid(),
  completion_id uuid not null references completions (id) on delete cascade,
  author_side text not null check (author_side in ('client', 'consultant')),
  -- The two sides of the deal, as they were on its completion.
  company_id uuid not null references companies (id) on delete cascade,
  consultant_id uuid not null references profiles (user_id) on delete cascade,
  -- The member of the company or the consultant who wrote it; null once they are erased.
  author_id uuid references profiles (user_id) on delete set null,
  -- A mark for each facet, from 1 (below what was agreed) to 4 (the best worked with); 0 where a draft has none.
  marks smallint[] not null check (cardinality(marks) = 4 and 0 <= all (marks) and 4 >= all (marks)),
  -- Whether they would work with them again; null where a draft does not say.
  again boolean,
  words text not null default '' check (char_length(words) <= 1200),
  written_at timestamptz(3) not null,
  -- Null while it is a draft.
  submitted_at timestamptz(3),
  -- From then on it is read by others, and does not change.
  revealed_at timestamptz(3),
  -- Until when it can be submitted: that of the completion.
  review_until timestamptz(3) not null,
  -- What the side that is reviewed answers, in public.
  reply text check (char_length(reply) between 1 and 600),
  replied_at timestamptz(3),
  replied_by uuid references profiles (user_id) on delete set null,
  unique (completion_id, author_side),
  check (submitted_at is null or (again is not null and 1 <= all (marks))),
  check (revealed_at is null or submitted_at is not null),
  check ((reply is null) = (replied_at is null)),
  check (reply is null or revealed_at is not null)
);
create index reviews_of_consultant on reviews (consultant_id, revealed_at desc) where revealed_at is not null;
create index reviews_of_company on reviews (company_id, revealed_at desc) where revealed_at is not null;
create index reviews_to_reveal on reviews (review_until) where revealed_at is null;
create index reviews_author on reviews (author_id) where author_id is not null;
create index reviews_replied_by on reviews (replied_by) where replied_by is not null;
create index reviews_consultant on reviews (consultant_id);
create index reviews_company on reviews (company_id);

-- When a side was asked to review the other, and on which day after the completion: each reminder once.
create table review_requests (
  completion_id uuid not null references completions (id) on delete cascade,
  side text not null check (side in ('client', 'consultant')),
  days smallint not null check (days >= 0),
  asked_at timestamptz(3) not null,
  primary key (completion_id, side, days)
);
