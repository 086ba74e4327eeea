-- Decisions about accounts, references and reports, each with what it was about as it stood then.
-- Judged: review_id: the table is new in this version: the version before does not know it.
-- Judged: ground: the table is new in this version: the version before does not know it.
-- Judged: decisions_kind_check: the table is new in this version: the version before does not know it.
-- Judged: decisions_ground_check: the table is new in this version: the version before does not know it.
-- Judged: decisions_kind: the table is new in this version: the version before does not know it.
-- Judged: decisions_ground: the table is new in this version: the version before does not know it.
-- Judged: decisions_grounded: the table is new in this version: the version before does not know it.
-- Judged: decisions_reference: the table is new in this version: the version before does not know it.
-- Judged: decisions_report: the table is new in this version: the version before does not know it.
-- Judged: decisions_by_age: the table is new in this version: the version before does not know it.
-- Judged: decisions_redacted: the table is new in this version: the version before does not know it.
-- Judged: decisions: the table is new in this version: the version before does not know it.
alter table decisions
  alter column review_id drop not null,
  -- Null for a report that was dismissed.
  alter column ground drop not null,
  add column reference_id uuid references consultant_references (id) on delete set null,
  add column report_id uuid references reports (id) on delete set null,
  -- What it is about, as its person calls it: the title of a project, `your profile`. Empty for an account.
  add column about text not null default '' check (char_length(about) <= 400),
  -- The text that was decided about.
  add column words text not null default '',
  drop constraint decisions_kind_check,
  drop constraint decisions_ground_check,
  add constraint decisions_kind check (kind in ('review-removed', 'review-redacted', 'reference-removed', 'warned',
    'report-dismissed', 'account-refused', 'account-revoked', 'account-suspended')),
  add constraint decisions_ground check (ground in ('terms', 'law', 'checks')),
  add constraint decisions_grounded check ((ground is null) = (kind = 'report-dismissed'));
create index decisions_reference on decisions (reference_id) where reference_id is not null;
create index decisions_report on decisions (report_id) where report_id is not null;
create index decisions_by_age on decisions (decided_at);
create index decisions_redacted on decisions (appeal_until) where kind = 'review-redacted' and words <> '';
update decisions set about = project.title, words = review.words
  from reviews review
  join completions completion on completion.id = review.completion_id
  join applications application on application.id = completion.application_id
  join projects project on project.id = application.project_id
 where review.id = decisions.review_id;
