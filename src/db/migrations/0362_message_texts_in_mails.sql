-- Who allows mails to contain the text of messages, those that they send and those that they receive. Without a row: not allowed.
create table message_text_consents (
  user_id uuid primary key references profiles (user_id) on delete cascade,
  chosen_at timestamptz(3) not null
);
