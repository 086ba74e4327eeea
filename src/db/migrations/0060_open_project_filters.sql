-- What consultants narrow the list of open projects by. Generated: whoever writes a project keeps them right.

-- Modules and extra skills as they are asked for, and the products that the modules belong to.
create function project_requirements(modules text[], extra_skills text[]) returns text[]
  language sql immutable parallel safe
  return array(
    select distinct requirement
      from unnest(modules || extra_skills || array(select split_part(module, '.', 1) from unnest(modules) as module))
        as requirement
  );

-- The words of a project, with the names of what it asks for.
create function project_search_document(title text, description text, requirements text[]) returns tsvector
  language sql immutable parallel safe
  return to_tsvector(
    'pg_catalog.english'::regconfig,
    title || ' ' || description || ' ' || translate(array_to_string(requirements, ' '), '.-', '  ')
  );

alter table projects
  add column requirements text[] not null
    generated always as (project_requirements(modules, extra_skills)) stored,
  add column search_document tsvector not null
    generated always as (project_search_document(title, description, modules || extra_skills)) stored;
-- Whether few or many projects have a word decides how they are best found.
alter table projects alter column search_document set statistics 1000;

create index projects_open_filters on projects using gin (requirements, search_document)
  where status = 'open' and visibility = 'public';
