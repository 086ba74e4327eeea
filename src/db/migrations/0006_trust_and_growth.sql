-- Shortlists, referrals, announcements (bulk e-mail) and the audit log.

create table consultant_shortlist (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references profiles (user_id) on delete cascade,
  consultant_id uuid not null references consultant_profiles (user_id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  unique (client_id, consultant_id)
);
create index consultant_shortlist_newest on consultant_shortlist (client_id, created_at desc, id desc);

create table referral_codes (
  user_id uuid primary key references profiles (user_id) on delete cascade,
  code text not null unique check (code = upper(code)),
  created_at timestamptz(3) not null default now()
);

create table referrals (
  id uuid primary key default gen_random_uuid(),
  referrer_id uuid not null references profiles (user_id) on delete cascade,
  -- A referee counts once.
  referee_id uuid not null unique references profiles (user_id) on delete cascade,
  reward_granted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  check (referrer_id <> referee_id)
);
create index referrals_of_referrer on referrals (referrer_id);

create table announcements (
  id uuid primary key default gen_random_uuid(),
  recipient_type text not null check (recipient_type in ('clients', 'consultants')),
  subject text not null check (length(trim(subject)) > 0),
  message text not null check (length(trim(message)) > 0),
  from_name text not null,
  from_email text not null,
  created_by uuid references profiles (user_id) on delete set null,
  created_at timestamptz(3) not null default now()
);

create table announcement_recipients (
  announcement_id uuid not null references announcements (id) on delete cascade,
  user_id uuid not null references profiles (user_id) on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  error text,
  settled_at timestamptz(3),
  primary key (announcement_id, user_id)
);

create table mail_opt_outs (
  user_id uuid primary key references profiles (user_id) on delete cascade,
  created_at timestamptz(3) not null default now()
);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  -- No foreign keys: the record outlives the people and things it names.
  actor_id uuid,
  action text not null,
  subject_id uuid,
  detail jsonb not null default '{}'
);
create index audit_log_of_subject on audit_log (subject_id, id desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_is_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger audit_log_is_never_emptied before truncate on audit_log
  for each statement execute function refuse_audit_change();
