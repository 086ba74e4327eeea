-- What is told has choices finer than the topics it is listed under: of calls, of reminders, of certifications that expire. Reminders of
-- answers owed and news of referrals are mails alone. What the version before knows stays as it was.
-- Judged: mail_choices_topic_check: made wider; the rows, one for each choice that somebody has made, are read in a moment.
-- Judged: mail_choices_way_of_topic: of topics that the version before does not know; no row has one yet.
-- Judged: notifications_choice_check: the version before leaves the new column empty; its rows are read in a second or two.
alter table mail_choices
  drop constraint mail_choices_topic_check,
  add constraint mail_choices_topic_check check (
    topic in ('applications', 'invitations', 'projects', 'messages', 'calls', 'call-reminders', 'answers', 'searches', 'credentials', 'referrals')
  ),
  -- What no digest takes.
  add constraint mail_choices_way_of_topic check (
    way = 'none' or topic not in ('call-reminders', 'answers', 'referrals')
  );

-- By which choice a notification is mailed and shown; null where that is its topic.
alter table notifications
  add column choice text,
  add constraint notifications_choice_check check (choice in ('calls', 'call-reminders', 'credentials'));

-- What somebody's browsers show nothing about, in whichever of them notifications are on. Without a row it is shown.
create table push_opt_outs (
  user_id uuid not null references profiles (user_id) on delete cascade,
  topic text not null check (
    topic in ('applications', 'invitations', 'projects', 'messages', 'calls', 'call-reminders', 'searches', 'credentials', 'account', 'billing')
  ),
  chosen_at timestamptz(3) not null,
  primary key (user_id, topic)
);
