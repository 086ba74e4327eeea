-- What each migration said when this database ran it, so that a later start can tell when a file was edited since.
create table migration_hashes (
  name text primary key,
  sha256 text not null
);
