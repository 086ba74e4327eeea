-- A report may be about a review or a reference.
-- Judged: reported_id: the version before leaves out such a report, and makes none.
-- Judged: reports_cause_check: no statement names it.
-- Judged: reports_cause: it allows all that the version before writes; few reports are made, and writers wait for a moment.
-- Judged: reports: they concern new columns alone; few reports are made, and writers wait for a moment.
-- Judged: reports_review: few reports are made, and writers wait for a moment.
-- Judged: reports_reference: few reports are made, and writers wait for a moment.
-- Judged: reports_once_reviews: the version before makes no such report; few reports are made, and writers wait for a moment.
-- Judged: reports_once: reports of the version before have no quote, so that it holds for them as before; few reports are made, and writers wait for a moment.
alter table reports
  -- The author of a review may have left.
  alter column reported_id drop not null,
  add column review_id uuid references reviews (id) on delete set null,
  add column reference_id uuid references consultant_references (id) on delete set null,
  -- The review or the reference as it stood when it was reported, and the title of its project.
  add column quote text,
  add column quote_title text,
  drop constraint reports_cause_check,
  add constraint reports_cause check (cause in ('untrue', 'somebody-else', 'offensive', 'unlawful', 'personal-data',
    'other')),
  add check ((quote is null) = (quote_title is null)),
  add check (num_nonnulls(project_id, thread_id, review_id, reference_id) <= 1);
create index reports_review on reports (review_id) where review_id is not null;
create index reports_reference on reports (reference_id) where reference_id is not null;
create unique index reports_once_reviews on reports (reporter_id, coalesce(review_id, reference_id))
  where settled_at is null and quote is not null;
drop index reports_once;
create unique index reports_once
  on reports (reporter_id, reported_id, coalesce(message_id, thread_id, project_id, reported_id))
  where settled_at is null and quote is null;

-- A reference that an admin has removed: its consultant alone reads it.
alter table consultant_references add column removed_at timestamptz(3);
