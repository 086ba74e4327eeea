-- Both of a conversation may owe an answer in it since the same moment: each is reminded for themselves.
-- Judged: answer_reminders_pkey: the version before names no constraint where it inserts, and one more column makes the key only wider;
-- it is built in seconds over millions of rows, while no reminder is written.
alter table answer_reminders
  drop constraint answer_reminders_pkey,
  add constraint answer_reminders_pkey primary key (subject_id, kind, waits_since, after_days, user_id);
