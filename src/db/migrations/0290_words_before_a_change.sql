-- What a message said before its writer changed it, oldest first: whoever received it has read it so, and may report it. It goes with the
-- text when the message is deleted. Nobody reads it but who settles a report of this message. How often a message was changed is counted
-- by itself: what is kept would tell its writer whether the other one has blocked them.
alter table messages
  add column earlier_texts text[] not null default '{}',
  add column changes smallint not null default 0;
alter table reports add column message_earlier_texts text[] not null default '{}';
