-- An erasure takes the name and address of its person out of the reasons that admins have written. Nothing else of the audit log changes:
-- pieces of a reason become [erased], and all around them stays.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason'
       and new.reason like '%[erased]%'
       and old.reason like replace(regexp_replace(new.reason, '([\\%_])', '\\\1', 'g'), '[erased]', '%')
    then
      return new;
    end if;
  end if;
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $$;
