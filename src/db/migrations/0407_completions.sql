-- Either side of a deal proposes that it is completed, and the other confirms it or says what is missing. 0.6.0 still completes a project
-- at once: such a project is completed, its proposal has ended, and projects completed before have no rows here.
-- Judged: project_ends_completions: it writes to the new table alone.
create table completions (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications (id) on delete cascade,
  -- That of the project, so that what a company completed is found.
  company_id uuid not null references companies (id) on delete cascade,
  proposed_by_side text not null check (proposed_by_side in ('client', 'consultant')),
  -- The member or the consultant; null once they are erased.
  proposed_by uuid references profiles (user_id) on delete set null,
  proposed_at timestamptz(3) not null,
  -- From then on time answers.
  answer_by timestamptz(3) not null check (answer_by > proposed_at),
  -- When the other side was reminded.
  reminded_at timestamptz(3),
  -- The checklist. Null where a program proposed without one.
  handover text check (handover in ('yes', 'no', 'not-applicable')),
  access_returned text check (access_returned in ('yes', 'no', 'not-applicable')),
  documents text check (documents in ('yes', 'no', 'not-applicable')),
  points_settled text check (points_settled in ('yes', 'no', 'not-applicable')),
  open_points text not null default '' check (char_length(open_points) <= 600),
  -- Whose access was not returned, by name.
  environments text[] not null default '{}' check (cardinality(environments) <= 10),
  state text not null default 'waiting' check (state in ('waiting', 'missing', 'taken-back', 'completed', 'ended')),
  -- The person of the other side; of what was taken back, of the same side.
  answered_by uuid references profiles (user_id) on delete set null,
  answered_at timestamptz(3),
  missing text not null default '' check (char_length(missing) <= 600),
  completed_how text check (completed_how in ('confirmed', 'no-answer')),
  -- Until when the two may review each other: a midnight in UTC.
  review_until timestamptz(3),
  check (num_nulls(handover, access_returned, documents, points_settled) in (0, 4)),
  check (cardinality(environments) = 0 or access_returned = 'no'),
  check ((answered_at is null) = (state = 'waiting')),
  check ((missing <> '') = (state = 'missing')),
  check ((completed_how is not null) = (state = 'completed')),
  check ((review_until is not null) = (state = 'completed'))
);
-- A deal waits for one answer at a time, and is completed once.
create unique index completions_one_current on completions (application_id) where state in ('waiting', 'completed');
create index completions_of_application on completions (application_id, proposed_at desc);
create index completions_of_company on completions (company_id, answered_at desc);
create index completions_waiting on completions (answer_by) where state = 'waiting';
create index completions_proposed_by on completions (proposed_by) where proposed_by is not null;
create index completions_answered_by on completions (answered_by) where answered_by is not null;

-- Nothing waits once the project is not in progress any more, whichever version of the program did it.
create function end_completions() returns trigger language plpgsql as $$
begin
  update public.completions as completion
     set state = 'ended', answered_at = new.updated_at
    from public.applications as application
   where application.project_id = new.id and completion.application_id = application.id
     and completion.state = 'waiting';
  return null;
end $$;
create trigger project_ends_completions after update of status on projects
  for each row when (old.status = 'in_progress' and new.status <> 'in_progress')
  execute function end_completions();

-- What the consultant says of the cancellation of a project they worked on, once.
alter table applications
  add column cancellation_word text check (char_length(cancellation_word) between 1 and 600);
