-- A client invites a consultant to one of their projects: the way into a private one.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects (id) on delete cascade,
  -- The project's, for the client's limit: a project never changes hands.
  client_id uuid not null references profiles (user_id) on delete cascade,
  consultant_id uuid not null references consultant_profiles (user_id) on delete cascade,
  -- As it was then: all that is left to read of a project once the right to it has ended.
  project_title text not null,
  note text not null default '' check (char_length(note) <= 1000),
  -- That the project is not open any more is read from the project.
  state text not null default 'sent' check (state in ('sent', 'read', 'applied', 'declined', 'withdrawn')),
  -- The consultant wanted no more of this client: the client sees it as sent, and nobody else sees it.
  is_withheld boolean not null default false,
  created_at timestamptz(3) not null,
  first_read_at timestamptz(3),
  answered_at timestamptz(3),
  application_id uuid references applications (id) on delete set null,
  decline_reason text check (decline_reason in ('no-capacity', 'other-field', 'budget', 'place', 'other')),
  decline_words text not null default '' check (char_length(decline_words) <= 1000),
  -- One invitation of a consultant to a project, whatever is clicked how often and whatever was answered.
  unique (project_id, consultant_id),
  check ((answered_at is not null) = (state in ('applied', 'declined', 'withdrawn'))),
  check ((decline_reason is not null) = (state = 'declined')),
  check (decline_words = '' or state = 'declined'),
  check (application_id is null or state = 'applied')
);
create index invitations_to_consultant on invitations (consultant_id, created_at desc, id desc)
  where not is_withheld;
create index invitations_to_project on invitations (project_id, created_at desc, id desc);
create index invitations_of_client on invitations (client_id, created_at desc);
-- For taking an application away.
create index invitations_answered_by on invitations (application_id) where application_id is not null;

-- Of whom a consultant wants no more invitations.
create table invitation_mutes (
  consultant_id uuid not null references consultant_profiles (user_id) on delete cascade,
  client_id uuid not null references profiles (user_id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (consultant_id, client_id)
);
create index invitation_mutes_of_client on invitation_mutes (client_id);
