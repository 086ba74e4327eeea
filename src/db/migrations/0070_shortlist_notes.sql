-- What a client notes about a consultant on the shortlist, for the client alone.
alter table consultant_shortlist
  add column note text not null default '' check (char_length(note) <= 1000);
