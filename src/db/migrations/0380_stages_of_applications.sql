-- How a client sorts the applications to a project. Only the client's side reads these columns.
alter table applications
  add column stage text not null default 'new' check (stage in ('new', 'maybe', 'interview', 'no')),
  add column is_starred boolean not null default false,
  add column client_note text not null default '' check (char_length(client_note) <= 1000);
