-- How somebody wants the mails about a topic; at once without a row. Announcements are in mail_opt_outs.
create table mail_choices (
  user_id uuid not null references profiles (user_id) on delete cascade,
  topic text not null check (topic in ('applications', 'invitations', 'projects', 'messages')),
  way text not null check (way in ('daily', 'weekly', 'none')),
  chosen_at timestamptz(3) not null,
  primary key (user_id, topic)
);

-- One mail of what came for somebody on a day or in a week: the key lets each be made once.
create table notification_digests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (user_id) on delete cascade,
  way text not null check (way in ('daily', 'weekly')),
  due_on date not null,
  made_at timestamptz(3) not null,
  unique (user_id, way, due_on)
);

alter table notifications
  -- How its mail goes, as the person had chosen when it was recorded.
  add column mailing text not null default 'at-once' check (mailing in ('at-once', 'daily', 'weekly', 'none')),
  -- The digest that took it: each takes what none has taken.
  add column digest_id uuid references notification_digests (id) on delete cascade;
create index notifications_for_digests on notifications (mailing, user_id, created_at)
  where mailing in ('daily', 'weekly') and digest_id is null;
create index notifications_in_digest on notifications (digest_id) where digest_id is not null;
