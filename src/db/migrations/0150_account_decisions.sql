-- What an admin decides about an account beside the approval: refused (or taken back), and suspended, each with the reason
-- that the person reads. And what the audit log keeps: from which network address, and why.

alter table profiles
  add column refused_at timestamptz(3),
  add column refusal_reason text,
  add column suspended_at timestamptz(3),
  add column suspension_reason text,
  add constraint approved_or_refused check (approved_at is null or refused_at is null),
  add constraint refused_with_reason check ((refused_at is null) = (refusal_reason is null)),
  add constraint suspended_with_reason check ((suspended_at is null) = (suspension_reason is null));

drop index profiles_pending;
create index profiles_pending on profiles (user_type, created_at, user_id)
  where approved_at is null and refused_at is null and suspended_at is null;
create index profiles_suspended on profiles (user_id) where suspended_at is not null;

alter table audit_log
  -- Null for the command line, and for entries from before it was kept.
  add column address text,
  add column reason text;
create index audit_log_of_actor on audit_log (actor_id, id desc);
create index audit_log_of_action on audit_log (action, id desc);
create index audit_log_by_time on audit_log (at, id);
