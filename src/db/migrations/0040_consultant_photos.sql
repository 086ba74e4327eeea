-- A consultant's photo. Its row names its files before they are written, so that there is never a file nobody
-- knows of: whatever goes wrong in between, the row says what to remove.
create table consultant_photos (
  id uuid primary key,
  -- Null once the person is gone: the files still have to be removed.
  user_id uuid references profiles (user_id) on delete set null,
  blurred_file text not null unique,
  medium_file text not null unique,
  large_file text not null unique,
  created_at timestamptz(3) not null default now(),
  -- All files are written; a photo without this may not be shown or chosen.
  stored_at timestamptz(3),
  -- It became the photo of the profile.
  attached_at timestamptz(3),
  -- It is nobody's photo any more, and its files are to be removed. There is no way back from here.
  discarded_at timestamptz(3),
  check (attached_at is null or stored_at is not null)
);
create index consultant_photos_of_user on consultant_photos (user_id);
-- What may have to be cleared away; a photo in use is not in it.
create index consultant_photos_loose on consultant_photos (created_at)
  where attached_at is null or discarded_at is not null or user_id is null;

-- The row goes only after the profile has let go of it.
alter table consultant_profiles add column photo_id uuid unique references consultant_photos (id);
