-- From which version on programs run on what each migration left: '0.0.0' where it only added, null where nobody said.
-- A program that lacks newer migrations reads here whether it may go on.
alter table migration_hashes add column programs_since text;
