-- What clients ask applicants, what consultants propose with an application, offers of other terms, and the undoing of a deal that never started.
alter table projects
  add column questions text[] not null default '{}' check (cardinality(questions) <= 3);
alter table applications
  -- What the consultant proposes now: rate or price, start, days a week. Null where they propose nothing.
  add column terms jsonb,
  -- The project's questions as they were asked, each with the answer.
  add column answers jsonb not null default '[]' check (jsonb_array_length(answers) <= 3),
  -- What both agreed on with the acceptance. Null where no terms were named.
  add column agreed_terms jsonb,
  -- Rejected because another application was accepted.
  add column passed_over boolean not null default false,
  -- Since when the client owes an answer again; null: since the application was sent.
  add column waits_since timestamptz(3),
  -- When the client first made an offer: that is an answer, too.
  add column first_offered_at timestamptz(3),
  -- Until when an offer of the client's is open, and the consultant owes the answer; null while there is none.
  add column offered_until timestamptz(3),
  -- When the client last said that nothing is decided yet.
  add column undecided_at timestamptz(3),
  -- Who asked when to undo the accepted application, and when both had agreed.
  add column undo_asked_by text check (undo_asked_by in ('client', 'consultant')),
  add column undo_asked_at timestamptz(3) check ((undo_asked_at is null) = (undo_asked_by is null)),
  add column undone_at timestamptz(3),
  -- When the client asked a rejected applicant back.
  add column asked_back_at timestamptz(3);
-- Judged: applications_offered_until: holds open offers alone, and there are none yet.
create index applications_offered_until on applications (offered_until) where offered_until is not null;
-- Terms that a client offers for an application, and what the consultant answered.
create table offers (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications (id) on delete cascade,
  -- What the consultant had proposed by then; null: nothing.
  proposed_terms jsonb,
  terms jsonb not null,
  message text not null default '',
  -- What the other applicants are told once this offer is accepted.
  words_to_others text not null default '',
  status text not null default 'open'
    check (status in ('open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired')),
  counter_terms jsonb,
  -- What the consultant said with a decline or other terms.
  answer text not null default '',
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  check ((ended_at is null) = (status = 'open')),
  check ((counter_terms is not null) = (status = 'countered'))
);
-- One offer for an application is on the table at a time.
create unique index offers_one_open on offers (application_id) where status = 'open';
create index offers_of_application on offers (application_id, created_at desc);
