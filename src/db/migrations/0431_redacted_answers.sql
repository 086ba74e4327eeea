-- The public answer to a review can be redacted as the review can.
-- Judged: decisions_kind: the table is new in this version: the version before does not know it.
-- Judged: decisions_redacted: the table is new in this version: the version before does not know it.
alter table decisions
  drop constraint decisions_kind,
  add constraint decisions_kind check (kind in ('review-removed', 'review-redacted', 'answer-redacted', 'reference-removed',
    'warned', 'report-dismissed', 'account-refused', 'account-revoked', 'account-suspended', 'company-suspended'));
drop index decisions_redacted;
create index decisions_redacted on decisions (appeal_until)
  where kind in ('review-redacted', 'answer-redacted') and words <> '';
