-- Admins suspend a company with a reason that its members read. Statements leave these few companies out.
-- Judged: company_suspended_with_reason: the version before writes neither column.
-- Judged: companies_suspended: the version before suspends no company, so the index is empty and built at once.
alter table companies
  add constraint company_suspended_with_reason check ((suspended_at is null) = (suspension_reason is null));
create index companies_suspended on companies (id) where suspended_at is not null;
