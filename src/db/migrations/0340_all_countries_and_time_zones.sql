-- All countries of ISO 3166 and all time zones of IANA beside those of the first lists, which keep their names.
-- Judged: consultant_profiles_country_check: made wider; the rows are read in a moment. A profile that is saved with a new value while nodes of
-- the version before still serve cannot be shown by these: they answer with an error until the last one has stopped.
-- Judged: consultant_profiles_timezone_check: made wider as well; the catalogue says which zones there are.
alter table consultant_profiles
  drop constraint consultant_profiles_country_check,
  add constraint consultant_profiles_country_check check (country ~ '^[a-z]{2}$' or country = 'other'),
  drop constraint consultant_profiles_timezone_check,
  add constraint consultant_profiles_timezone_check check (
    timezone in ('est', 'cst', 'mst', 'pst', 'gmt', 'cet', 'aest') or timezone ~ '^[A-Z][A-Za-z_]+(/[A-Za-z_-]+){1,2}$'
  );
