-- A suspended company is a decision with reasons as well: any of its owners can appeal.
-- Judged: decisions_kind: the table is new in this version: the version before does not know it.
-- Judged: decisions_company_alone: the table is new in this version: the version before does not know it.
-- Judged: decisions_company: the table is new in this version: the version before does not know it.
alter table decisions
  -- Null for a decision about a person, and after the company was deleted.
  add column company_id uuid references companies (id) on delete set null,
  drop constraint decisions_kind,
  add constraint decisions_kind check (kind in ('review-removed', 'review-redacted', 'reference-removed', 'warned',
    'report-dismissed', 'account-refused', 'account-revoked', 'account-suspended', 'company-suspended')),
  add constraint decisions_company_alone check (case when kind = 'company-suspended' then person_id is null
    else company_id is null end);
create index decisions_company on decisions (company_id, decided_at desc) where company_id is not null;
