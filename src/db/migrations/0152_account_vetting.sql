-- The review before a yes: where a sign-up came from, what admins check, what they ask, and what an approved consultant has
-- changed of the claims that were approved.

-- Null for sign-ups of before, and what the browser does not say.
alter table auth.sign_ups
  add column address text,
  add column language text,
  add column browser text;

-- What admins check before they approve; public pages show the same list.
create table checklist_items (
  id uuid primary key default gen_random_uuid(),
  user_type text not null check (user_type in ('client', 'consultant')),
  text text not null check (length(text) between 1 and 300),
  position smallint not null
);
create index checklist_items_in_order on checklist_items (user_type, position, id);
insert into checklist_items (user_type, text, position) values
  ('client', 'The company exists, and its name and website fit together.', 1),
  ('client', 'The e-mail address belongs to the company, or the person says why it does not.', 2),
  ('client', 'Projects that are posted already ask for work with Dynamics 365 or the Power Platform.', 3),
  ('consultant', 'The name, the LinkedIn page and the profile belong to one person.', 1),
  ('consultant', 'The experience that is described fits the years and the skills that are named.', 2),
  ('consultant', 'The portfolio describes work of the person’s own, and names no client who would mind.', 3),
  ('consultant', 'Certifications are named as Microsoft names them; evidence that was given leads to the person.', 4),
  ('consultant', 'The texts are the person’s own and hold no contact details.', 5);

-- What has been checked of one account.
create table checklist_ticks (
  user_id uuid not null references profiles (user_id) on delete cascade,
  item_id uuid not null references checklist_items (id) on delete cascade,
  ticked_by uuid references profiles (user_id) on delete set null,
  ticked_at timestamptz(3) not null,
  primary key (user_id, item_id)
);

create table account_questions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references profiles (user_id) on delete cascade,
  text text not null,
  asked_by uuid references profiles (user_id) on delete set null,
  asked_at timestamptz(3) not null,
  answer text,
  answered_at timestamptz(3),
  check ((answer is null) = (answered_at is null))
);
create index account_questions_of_user on account_questions (user_id, asked_at desc, id);
-- One at a time: somebody who is asked answers that first.
create unique index account_questions_open on account_questions (user_id) where answered_at is null;

-- The claims of an approved consultant as they were approved, while the profile says something else.
create table claim_changes (
  user_id uuid primary key references consultant_profiles (user_id) on delete cascade,
  title text not null,
  certifications text[] not null,
  portfolio_projects jsonb not null,
  changed_at timestamptz(3) not null
);
create index claim_changes_by_time on claim_changes (changed_at, user_id);
