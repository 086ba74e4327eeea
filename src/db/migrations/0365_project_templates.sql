-- The form of a project that its client has kept under a name, to post it again.
create table project_templates (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references profiles (user_id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  -- The fields of the form but the start date.
  form jsonb not null check (jsonb_typeof(form) = 'object' and octet_length(form::text) <= 60000),
  saved_at timestamptz(3) not null,
  unique (client_id, name)
);
