-- Where a consultant works. Null for profiles that were saved before this was asked: they say nothing.
alter table consultant_profiles add column work_arrangement text
  check (work_arrangement in ('on-site', 'remote', 'both'));
