-- What a mail that was kept instead of sent tells calendars: its method and its calendar object; null where it tells them nothing.
alter table development_mailbox add column calendar jsonb
  check (jsonb_typeof(calendar -> 'method') = 'string' and jsonb_typeof(calendar -> 'content') = 'string');
