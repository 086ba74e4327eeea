-- The currency that a person has chosen to see prices in; null for that of their browser's language.
alter table profiles add column currency text check (currency ~ '^[A-Z]{3}$');
