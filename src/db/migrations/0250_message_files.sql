-- Files in messages. A storage keeps them in parts; these rows say what belongs together, and lead whoever clears them away.
create table message_files (
  -- Its owner makes it: the same upload begun again is the same row.
  id uuid primary key,
  -- Null when they are gone: then it is cleared away.
  thread_id uuid references threads (id) on delete set null,
  owner_id uuid references profiles (user_id) on delete set null,
  -- Empty once it was discarded.
  name text not null check (length(name) <= 150),
  -- What was announced counts towards what one person may upload; what there is may be less, when it was encoded anew.
  announced_bytes integer not null check (announced_bytes between 1 and 20971520),
  bytes integer not null check (bytes between 1 and 20971520),
  kind text not null check (kind in ('pdf', 'png', 'jpeg', 'webp', 'gif', 'docx', 'xlsx', 'pptx', 'text', 'csv', 'zip')),
  created_at timestamptz(3) not null,
  -- Since when it is known to be what it is called; null while it arrives.
  checked_at timestamptz(3) check (checked_at >= created_at),
  -- What the scanner says; `not-scanned` where there was none.
  scan text check (scan in ('waiting', 'clean', 'infected', 'not-scanned')),
  -- Which of its parts are given out: 0 are those that were uploaded, 1 those that a picture was encoded anew into.
  edition smallint not null default 0 check (edition in (0, 1)),
  message_id uuid references messages (id) on delete set null,
  place smallint check (place between 1 and 5),
  discarded_at timestamptz(3) check (discarded_at >= created_at),
  unique (message_id, place),
  check ((checked_at is null) = (scan is null)),
  check (message_id is null or (place is not null and checked_at is not null)),
  check (name <> '' or discarded_at is not null)
);
create index message_files_of_owner on message_files (owner_id, created_at desc);
create index message_files_of_thread on message_files (thread_id);
create index message_files_waiting on message_files (checked_at) where scan = 'waiting' and discarded_at is null;
create index message_files_loose on message_files (created_at) where message_id is null or discarded_at is not null;

create table message_file_parts (
  -- A row goes after its parts are removed from the storage.
  file_id uuid not null references message_files (id),
  edition smallint not null check (edition in (0, 1)),
  position smallint not null check (position between 0 and 19),
  -- Its name in the storage.
  file text not null unique,
  bytes integer not null check (bytes between 1 and 1048576),
  primary key (file_id, edition, position)
);
