-- The language that a person has chosen to see amounts written in; null for that of their browser.
alter table profiles add column language text check (language ~ '^[a-z]{2}(-[A-Z]{2})?$');
