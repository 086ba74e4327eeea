-- That this database was put back from a backup, once a row. As long as one is not released, nothing goes out of the
-- product: whatever waits in it was waiting when the backup was made, and most of it has gone out since.
create table restores (
  id uuid primary key default gen_random_uuid(),
  -- When the backup was made, or the point in time that was gone back to.
  backup_made_at timestamptz(3) not null,
  restored_at timestamptz(3) not null default now(),
  released_at timestamptz(3)
);
create index restores_held on restores (restored_at) where released_at is null;
