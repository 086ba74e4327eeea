-- Calls: times that a client and a consultant propose to each other, and the one they agree on.
create extension if not exists btree_gist;

create table calls (
  -- Its proposer makes it, and the message that goes with it has the same: a proposal sent again is the same call.
  id uuid primary key,
  thread_id uuid not null references threads (id) on delete cascade,
  client_id uuid not null references profiles (user_id) on delete cascade,
  consultant_id uuid not null references profiles (user_id) on delete cascade,
  created_by uuid not null,
  created_at timestamptz(3) not null,
  state text not null default 'proposed' check (state in ('proposed', 'fixed', 'declined', 'cancelled')),
  -- Counted with every change: whoever changes a call says which one they have seen. From the 50th on it can only end.
  revision integer not null default 1 check (revision between 1 and 51),
  -- The times that wait for an answer, of a call that is fixed those to move it to.
  times timestamptz(3)[] not null default '{}' check (cardinality(times) <= 5),
  minutes smallint not null check (minutes between 10 and 240),
  -- Who proposed these times, or did the last thing after which none wait.
  acted_by uuid not null,
  acted_at timestamptz(3) not null,
  -- The other person had blocked them: what they propose and say does not arrive.
  is_withheld boolean not null default false,
  -- Why it was declined or cancelled.
  words text not null default '' check (char_length(words) <= 500),
  -- When it takes place, or would have.
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  -- Of its calendar object: counted with every change that calendars are told of.
  sequence integer not null default 0 check (sequence >= 0),
  meeting_url text not null default '' check (char_length(meeting_url) <= 1000),
  linked_by uuid,
  is_link_withheld boolean not null default false,
  -- IANA names of the zones that the two have said they live in.
  client_zone text check (char_length(client_zone) <= 64),
  consultant_zone text check (char_length(consultant_zone) <= 64),
  check (created_by in (client_id, consultant_id) and acted_by in (client_id, consultant_id)),
  check (linked_by in (client_id, consultant_id)),
  check ((linked_by is null) = (meeting_url = '')),
  check (not is_link_withheld or linked_by is not null),
  check (starts_at < ends_at),
  check ((starts_at is null) = (ends_at is null)),
  check (state <> 'fixed' or starts_at is not null),
  check (state in ('fixed', 'cancelled') or starts_at is null),
  check (state <> 'proposed' or cardinality(times) > 0),
  check (state in ('proposed', 'fixed') or cardinality(times) = 0),
  check (words = '' or state <> 'proposed'),
  -- Nobody is booked twice. A person is a client or a consultant for ever, so that two constraints are all there is to ask.
  constraint calls_of_client_once exclude using gist
    (client_id with =, tstzrange(starts_at, ends_at) with &&) where (state = 'fixed'),
  constraint calls_of_consultant_once exclude using gist
    (consultant_id with =, tstzrange(starts_at, ends_at) with &&) where (state = 'fixed')
);
create index calls_of_thread on calls (thread_id);
create index calls_past_of_client on calls (client_id, created_at desc, id desc);
create index calls_past_of_consultant on calls (consultant_id, created_at desc, id desc);
create index calls_open_of_client on calls (client_id) where state in ('proposed', 'fixed');
create index calls_open_of_consultant on calls (consultant_id) where state in ('proposed', 'fixed');
create index calls_created on calls (created_by, created_at desc);
create index calls_waiting on calls (acted_at) where cardinality(times) > 0;
