-- What the files of a reported message were called: whoever settles the report sees no more of them.
alter table reports add column message_file_names text[] not null default '{}';
