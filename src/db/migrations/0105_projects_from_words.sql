-- A client who cannot tell which modules a project is about chooses "not sure": it names none, and is matched by its words.
alter table projects drop constraint projects_modules_check;

-- Where the work is done, as far as the client says so.
alter table projects
  add column work_arrangement text check (work_arrangement in ('on-site', 'remote', 'both')),
  add column place text not null default '';
