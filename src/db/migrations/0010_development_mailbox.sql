-- Mails of a demo or development run, kept instead of sent and shown at /dev/mailbox.
-- A run with a mail server leaves this table empty.

create table development_mailbox (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  sent_at timestamptz(3) not null default now(),
  to_address text not null,
  to_name text not null,
  subject text not null,
  html text not null,
  text text not null,
  headers jsonb not null default '{}'
);
create index development_mailbox_recipient on development_mailbox (lower(to_address), id desc);
