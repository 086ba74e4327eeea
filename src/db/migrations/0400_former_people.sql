-- The deals of an erased user stay with the other side: a former user, of whom nothing is known, stands in their place.
-- Judged: user_ends_profile: it does what the reference did for the version before.
-- Judged: profiles_user_id_fkey: a trigger removes the profile with its user.
-- Judged: client_founds_company: the version before makes no former users.
-- Judged: applications_consultant_id_fkey: each consultant profile has a profile.
alter table profiles add column is_former boolean not null default false;

-- A former user has a profile and no account. All others have both.
create function end_profile() returns trigger language plpgsql as $$
begin
  delete from public.profiles where user_id = old.id;
  return old;
end $$;
create trigger user_ends_profile after delete on auth.users
  for each row execute function end_profile();
alter table profiles drop constraint profiles_user_id_fkey;

drop trigger client_founds_company on profiles;
create trigger client_founds_company after insert on profiles
  for each row when (new.user_type = 'client' and not new.is_former) execute function found_company_for_client();

-- A former consultant has a profile and no consultant profile.
alter table applications
  drop constraint applications_consultant_id_fkey,
  add constraint applications_consultant_id_fkey
    foreign key (consultant_id) references profiles (user_id) on delete cascade;

-- Who stands in their place, until the erasure is done.
alter table erasures add column former_id uuid references profiles (user_id) on delete set null;

-- A company that its last owner has closed, or whose last member was erased. Its deals stay with the consultants.
alter table companies add column closed_at timestamptz(3);
