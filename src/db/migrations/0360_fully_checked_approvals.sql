-- Whether every point of the checklist was ticked when an account was approved, for what public pages say of it. Null where that is not known.
-- Judged: profiles: only the new column of approved accounts is written, from the audit log; the version before never reads it.
alter table profiles add column approved_fully_checked boolean;

update profiles
   set approved_fully_checked = approval.detail -> 'unchecked' = '[]'::jsonb
  from (
    select distinct on (subject_id) subject_id, detail
      from audit_log
     where action = 'account-approved'
     order by subject_id, id desc
  ) as approval
 where approval.subject_id = profiles.user_id and profiles.approved_at is not null;
