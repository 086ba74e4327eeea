-- Decisions about companies that are gone lose their words: this finds them.
-- Judged: decisions_without_company: the table is new in this version: the version before does not know it.
create index decisions_without_company on decisions (decided_at)
  where kind = 'company-suspended' and company_id is null and about <> '';
