-- What happened with a call after it was proposed, as it stands among the messages of the two: one row for each step.
create table call_steps (
  call_id uuid not null references calls (id) on delete cascade,
  -- Which revision of the call the step has made: none is there twice.
  revision integer not null check (revision between 2 and 51),
  thread_id uuid not null references threads (id) on delete cascade,
  kind text not null check (kind in ('call-fixed', 'call-moved', 'call-times-offered', 'call-declined', 'call-cancelled')),
  -- Who took it.
  person_id uuid not null,
  created_at timestamptz(3) not null,
  -- The last message that was counted before it.
  after_position integer not null check (after_position >= 0),
  -- The other person had blocked them: it did not arrive.
  is_withheld boolean not null,
  -- When the call takes place since, or would have; null before a time was picked.
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  primary key (call_id, revision),
  check ((starts_at is null) = (ends_at is null)),
  check (kind not in ('call-fixed', 'call-moved') or starts_at is not null)
);
create index call_steps_of_thread on call_steps (thread_id, created_at desc);

-- Of calls before, the last step is known, where there was one. One that is fixed and waits for nothing was picked last if it had
-- changed twice at most, and declined to be moved if a reason was given; of others nobody knows.
insert into call_steps
    (call_id, revision, thread_id, kind, person_id, created_at, after_position, is_withheld, starts_at, ends_at)
select id, revision, thread_id, kind, acted_by, acted_at,
       coalesce((select max(message.position) from messages as message
                  where message.thread_id = step.thread_id and message.created_at <= step.acted_at), 0),
       is_withheld and (kind in ('call-times-offered', 'call-declined') or starts_at is null),
       starts_at, ends_at
  from (select calls.*,
               case
                 when state in ('declined', 'cancelled') then 'call-' || state
                 when cardinality(times) > 0 then
                   case when acted_at > created_at or acted_by <> created_by then 'call-times-offered' end
                 when words <> '' then 'call-declined'
                 when revision <= 3 then 'call-fixed'
               end as kind
          from calls) as step
 where kind is not null and revision > 1;
