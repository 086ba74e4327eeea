-- Conversations: one thread for each client and consultant, with a side for each of the two.
create table threads (
  id uuid primary key default gen_random_uuid(),
  -- A thread goes with the first of the two who leaves.
  client_id uuid not null references profiles (user_id) on delete cascade,
  consultant_id uuid not null references profiles (user_id) on delete cascade,
  -- Who wrote first.
  opened_by uuid not null,
  created_at timestamptz(3) not null,
  -- Of the last message, whoever received it: the next one is placed and dated after it.
  last_position integer not null default 0 check (last_position >= 0),
  last_message_at timestamptz(3) not null,
  unique (client_id, consultant_id),
  check (opened_by in (client_id, consultant_id)),
  check (last_message_at >= created_at)
);
create index threads_of_consultant on threads (consultant_id);
create index threads_opened on threads (opened_by, created_at desc);

create table messages (
  -- Its writer makes it: the same message sent again is the same row.
  id uuid primary key,
  thread_id uuid not null references threads (id) on delete cascade,
  position integer not null check (position > 0),
  sender_id uuid not null references profiles (user_id) on delete cascade,
  -- Which one it is of those that the other person received; null when they had blocked the writer.
  delivery integer check (delivery > 0),
  -- Empty once it was deleted.
  text text not null check (length(text) <= 5000),
  created_at timestamptz(3) not null,
  edited_at timestamptz(3) check (edited_at >= created_at),
  deleted_at timestamptz(3) check (deleted_at >= created_at),
  -- What the other person goes on reading when they had blocked the writer before it was changed.
  delivered_text text check (length(delivered_text) between 1 and 5000),
  delivered_edited_at timestamptz(3),
  unique (thread_id, position),
  check ((text = '') = (deleted_at is not null)),
  check (delivered_text is null or (delivery is not null and deleted_at is null)),
  check (delivered_edited_at is null or delivered_text is not null)
);
create unique index messages_delivered on messages (thread_id, sender_id, delivery) where delivery is not null;
create index messages_of_sender on messages (sender_id, created_at desc);

create table thread_sides (
  thread_id uuid not null references threads (id) on delete cascade,
  user_id uuid not null references profiles (user_id) on delete cascade,
  -- Of the last message that this person wrote or received.
  last_activity_at timestamptz(3) not null,
  -- How many messages this person has received, and how many of them they have read: the others are unread.
  received_count integer not null default 0 check (received_count >= 0),
  read_count integer not null default 0 check (read_count between 0 and received_count),
  read_position integer not null default 0 check (read_position >= 0),
  -- A mail about the messages up to this one was sent or is to come: no other until they are read.
  told_count integer not null default 0 check (told_count between 0 and received_count),
  archived_at timestamptz(3),
  -- Since when this person shares their contact details, and receives nothing of the other one.
  contact_shared_at timestamptz(3),
  blocked_at timestamptz(3),
  primary key (thread_id, user_id)
);
create index thread_sides_listed on thread_sides (user_id, last_activity_at desc, thread_id desc)
  where archived_at is null;
create index thread_sides_archived on thread_sides (user_id, last_activity_at desc, thread_id desc)
  where archived_at is not null;
create index thread_sides_unread on thread_sides (user_id, last_activity_at desc, thread_id desc)
  where archived_at is null and read_count < received_count;
