-- Admins list companies, newest first, and find them by a part of what they are called by.
-- Judged: companies_by_age: companies change rarely, and the table is small.
-- Judged: companies_words: companies change rarely, and the table is small.
create index companies_by_age on companies (created_at desc, id desc);
create index companies_words on companies
  using gin (plain_letters(name || ' ' || legal_name || ' ' || vat_id || ' ' || website) gin_trgm_ops);
