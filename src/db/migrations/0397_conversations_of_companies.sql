-- A conversation is a company's. The member in charge of it changes when they leave it, and who opened it stays.
-- Judged: threads_check: no statement names a check, and what the version before writes meets it all the same.
alter table threads drop constraint threads_check;
