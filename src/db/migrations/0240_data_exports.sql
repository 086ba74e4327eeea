-- What somebody asked for of their own data: an archive that a job makes, kept in parts until it expires.
create table data_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (user_id) on delete cascade,
  asked_at timestamptz(3) not null,
  -- The one run of its job that may write now; a later run takes over by writing its own.
  run_id uuid,
  ready_at timestamptz(3),
  -- From then on nobody gets it, and its parts are removed.
  expires_at timestamptz(3) not null check (expires_at > asked_at),
  check (ready_at is null or ready_at >= asked_at)
);
-- One at a time.
create unique index data_exports_under_way on data_exports (user_id) where ready_at is null;
create index data_exports_of_user on data_exports (user_id, asked_at desc);
create index data_exports_expiring on data_exports (expires_at);

-- The files of the archive that are whole: a run that was killed goes on after the last of them.
create table data_export_entries (
  export_id uuid not null references data_exports (id) on delete cascade,
  position integer not null,
  path text not null,
  modified timestamptz(3) not null,
  crc bigint not null,
  packed_bytes bigint not null,
  bytes bigint not null,
  begins_at bigint not null,
  primary key (export_id, position),
  unique (export_id, path)
);

-- The archive's bytes in their order. The row comes before the file, so that no file is without one.
create table data_export_parts (
  export_id uuid not null references data_exports (id) on delete cascade,
  position integer not null,
  -- The file of the archive it is of; after the last one its end.
  entry integer not null,
  file text not null,
  bytes integer not null check (bytes > 0),
  primary key (export_id, position)
);
