-- The day from which a consultant can take on work, where they have named one beside their availability.
alter table consultant_profiles
  add column available_from date,
  -- When they are asked whether they are available, in the morning of that day; null once they were, and while there is nothing to ask.
  add column asks_availability_at timestamptz(3)
  check (asks_availability_at is null or available_from is not null);
-- Judged: consultant_profiles_to_ask: of the few rows with such a time; none has one yet, so it is built in one read of the table.
create index consultant_profiles_to_ask on consultant_profiles (asks_availability_at) where asks_availability_at is not null;
