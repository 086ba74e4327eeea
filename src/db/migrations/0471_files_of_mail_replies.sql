-- Replies by mail carry files, and may be the first message to a person.
-- Judged: thread_id: the version before leaves out such a reply, which waits for this one.
-- Judged: mail_replies_sealed_content_check: it is wider; the table holds the replies of seven days, and most of them are empty.
-- Judged: mail_replies_place: every row of the version before meets it; the table holds the replies of seven days.
-- Judged: mail_replies_of_addressee: the table holds the replies of seven days, and its writers wait for a moment.
alter table mail_replies
  alter column thread_id drop not null,
  -- To whom it is written, where the two have no conversation yet.
  add column addressee_id uuid references profiles (user_id) on delete cascade,
  drop constraint mail_replies_sealed_content_check,
  add constraint mail_replies_sealed_content_check check (char_length(sealed_content) <= 20000000),
  add constraint mail_replies_place check (thread_id is not null or addressee_id is not null);
create index mail_replies_of_addressee on mail_replies (addressee_id) where addressee_id is not null;
