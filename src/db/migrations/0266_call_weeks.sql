-- When consultants take calls, week by week, on their own clock.
create table call_weeks (
  consultant_id uuid primary key references profiles (user_id) on delete cascade,
  -- The IANA name of the zone that the hours are in.
  zone text not null check (char_length(zone) between 1 and 64),
  -- Ranges of one weekday each, 1 for Monday: [{"weekday": 1, "from": "09:00", "to": "12:30"}], in their order.
  hours jsonb not null check (jsonb_typeof(hours) = 'array' and jsonb_array_length(hours) between 1 and 28)
);
