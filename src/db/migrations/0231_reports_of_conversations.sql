-- A report may be about a conversation, or a message in it. Neither is a reference: the report stays when they are gone.
alter table reports
  add column thread_id uuid,
  add column message_id uuid,
  -- The message as it stood when it was reported, for its writer may change or delete it.
  add column message_text text,
  add column message_sent_at timestamptz(3),
  add check (project_id is null or thread_id is null),
  add check (message_id is null or thread_id is not null),
  add check (num_nulls(message_id, message_text, message_sent_at) in (0, 3));
drop index reports_once;
create unique index reports_once
  on reports (reporter_id, reported_id, coalesce(message_id, thread_id, project_id, reported_id))
  where settled_at is null;
