-- A first message carries files, too: until there is a conversation, they wait for the person whom it is written to.
-- Judged: message_files_wait_in_one_place: the version before leaves the new column empty; a row for each file is read in a second or two.
-- Judged: message_files_for_addressee: of the same rows none is in it yet.
alter table message_files
  add column addressee_id uuid references profiles (user_id) on delete set null,
  add constraint message_files_wait_in_one_place
    check (addressee_id is null or (thread_id is null and message_id is null));
-- Without it, whoever leaves would have all files looked through.
create index message_files_for_addressee on message_files (addressee_id) where addressee_id is not null;
