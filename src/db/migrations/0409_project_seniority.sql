-- How experienced a consultant the client wants; null where they do not say, as in projects posted by the release before.
alter table projects
  add column seniority text check (seniority in ('junior', 'mid', 'senior', 'principal'));
