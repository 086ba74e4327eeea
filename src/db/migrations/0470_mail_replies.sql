-- Replies to mails of the site that came by mail. Each becomes a message, or waits for its person.
create table mail_replies (
  -- Made of the conversation, the person and the mail's Message-ID: the same mail twice is one row, and one message.
  id uuid primary key,
  thread_id uuid not null references threads (id) on delete cascade,
  person_id uuid not null references profiles (user_id) on delete cascade,
  received_at timestamptz(3) not null,
  state text not null default 'received' check (state in ('received', 'waiting', 'done')),
  -- Encrypted for this reply: the whole mail until it is read, then the text of one that waits.
  sealed_content text check (char_length(sealed_content) <= 8000000),
  check ((state = 'done') = (sealed_content is null))
);
create index mail_replies_of_person on mail_replies (person_id, received_at);
create index mail_replies_of_thread on mail_replies (thread_id);
create index mail_replies_aged on mail_replies (received_at);
