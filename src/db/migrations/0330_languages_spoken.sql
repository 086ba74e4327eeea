-- The languages that a consultant speaks, each with its level: [{"language": "de", "level": "fluent"}].
alter table consultant_profiles add column languages jsonb not null default '[]'
  check (jsonb_typeof(languages) = 'array' and jsonb_array_length(languages) <= 10);

