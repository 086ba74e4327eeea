-- A client acts for a company. Each client becomes the owner of a new company, which owns what the client had.
-- Judged: client_founds_company: it writes to new tables alone.
-- Judged: client_tells_company: it writes to new tables alone.
-- Judged: projects: each row is written once, its search document as well; some seconds for 10,000 projects.
-- Judged: project_templates: few rows.
-- Judged: consultant_shortlist: short rows.
-- Judged: threads: short rows, one for each pair.
-- Judged: invitations: short rows.
-- Judged: invitation_mutes: few rows.
-- Judged: calls: short rows.
-- Judged: company_id: a trigger fills it in what the version before inserts, and no version ever changes it.
-- Judged: project_names_company: it fills a column that the version before does not know.
-- Judged: template_names_company: it fills a column that the version before does not know.
-- Judged: shortlist_names_company: it fills a column that the version before does not know.
-- Judged: thread_names_company: it fills a column that the version before does not know.
-- Judged: invitation_names_company: it fills a column that the version before does not know.
-- Judged: mute_names_company: it fills a column that the version before does not know.
-- Judged: call_names_company: it fills a column that the version before does not know.
-- Judged: projects_company_fkey: the trigger names a company that there is.
-- Judged: project_templates_company_fkey: the trigger names a company that there is.
-- Judged: consultant_shortlist_company_fkey: the trigger names a company that there is.
-- Judged: threads_company_fkey: the trigger names a company that there is.
-- Judged: invitations_company_fkey: the trigger names a company that there is.
-- Judged: invitation_mutes_company_fkey: the trigger names a company that there is.
-- Judged: calls_company_fkey: the trigger names a company that there is.
-- Judged: consultant_shortlist_once: the version before keeps a client's entries apart, and each client has one company.
-- Judged: threads_once: the version before keeps a client's threads apart, and each client has one company.
-- Judged: projects_of_company: the table waits for this migration anyway.
-- Judged: project_templates_of_company: the table waits for this migration anyway.
-- Judged: consultant_shortlist_of_company: the table waits for this migration anyway.
-- Judged: invitations_of_company: the table waits for this migration anyway.
-- Judged: invitation_mutes_of_company: the table waits for this migration anyway.
-- Judged: calls_of_company: the table waits for this migration anyway.
create table companies (
  id uuid primary key default gen_random_uuid(),
  -- What it trades as, and what consultants read where they read of a client's company.
  name text not null check (length(trim(name)) > 0 and char_length(name) <= 150),
  legal_name text not null default '' check (char_length(legal_name) <= 200),
  -- An id of the catalogue's countries.
  country text check (country ~ '^([a-z]{2}|other)$'),
  registration_number text not null default '' check (char_length(registration_number) <= 50),
  vat_id text not null default '' check (char_length(vat_id) <= 20),
  website text not null default '' check (char_length(website) <= 500),
  size text check (size in ('startup', 'small', 'medium', 'large', 'enterprise')),
  approved_at timestamptz(3),
  refused_at timestamptz(3),
  refusal_reason text,
  suspended_at timestamptz(3),
  suspension_reason text,
  is_demo boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (approved_at is null or refused_at is null)
);

create table company_members (
  company_id uuid not null references companies (id) on delete cascade,
  user_id uuid not null references profiles (user_id) on delete cascade,
  role text not null check (role in ('owner', 'hiring', 'finance', 'viewer')),
  invited_by uuid references profiles (user_id) on delete set null,
  since timestamptz(3) not null,
  -- Of several companies a person acts for the one that they chose last.
  chosen_at timestamptz(3) not null,
  primary key (company_id, user_id)
);
create index company_members_of_user on company_members (user_id, chosen_at desc, company_id);

-- Every client is a member of a company, whichever version of the program signs them up. Its name is the one that they
-- gave, else their own.
create function found_company(client profiles, company_name text) returns uuid language plpgsql as $$
declare
  founded uuid := gen_random_uuid();
begin
  insert into public.companies (
    id, name, approved_at, refused_at, refusal_reason, is_demo, created_at, updated_at
  ) values (
    founded,
    left(coalesce(
      nullif(trim(company_name), ''),
      nullif(trim(client.first_name || ' ' || client.last_name), ''),
      'Company'
    ), 150),
    client.approved_at, client.refused_at, client.refusal_reason, client.is_demo, client.created_at, client.updated_at
  );
  insert into public.company_members (company_id, user_id, role, since, chosen_at)
  values (founded, client.user_id, 'owner', client.created_at, client.created_at);
  return founded;
end $$;

select found_company(
  client,
  coalesce(nullif(trim(client.company_name), ''), (
    select project.company_name from projects as project
     where project.client_id = client.user_id
     order by project.created_at desc, project.id limit 1
  ))
)
from profiles as client
where client.user_type = 'client';

create function found_company_for_client() returns trigger language plpgsql as $$
begin
  perform public.found_company(new, new.company_name);
  return new;
end $$;
create trigger client_founds_company after insert on profiles
  for each row when (new.user_type = 'client') execute function found_company_for_client();

-- An admin who approves or refuses an owner approves or refuses the company. The company name of a sign-up is the
-- company's while its founder is alone in it.
create function tell_company() returns trigger language plpgsql as $$
declare
  is_decided boolean := (new.approved_at, new.refused_at, new.refusal_reason)
    is distinct from (old.approved_at, old.refused_at, old.refusal_reason);
begin
  update public.companies as company
     set name = case
           when new.company_name is distinct from old.company_name and not exists (
             select from public.company_members as colleague
              where colleague.company_id = company.id and colleague.user_id <> new.user_id
           )
           then left(coalesce(nullif(trim(new.company_name), ''), company.name), 150)
           else company.name end,
         approved_at = case when is_decided then new.approved_at else company.approved_at end,
         refused_at = case when is_decided then new.refused_at else company.refused_at end,
         refusal_reason = case when is_decided then new.refusal_reason else company.refusal_reason end,
         is_demo = case when new.is_demo <> old.is_demo then new.is_demo else company.is_demo end,
         updated_at = new.updated_at
    from public.company_members as member
   where member.user_id = new.user_id and member.role = 'owner' and company.id = member.company_id;
  return new;
end $$;
create trigger client_tells_company after update of company_name, approved_at, refused_at, refusal_reason, is_demo on profiles
  for each row when (new.user_type = 'client') execute function tell_company();

alter table projects add column company_id uuid;
alter table project_templates add column company_id uuid;
alter table consultant_shortlist add column company_id uuid;
alter table threads add column company_id uuid;
alter table invitations add column company_id uuid;
alter table invitation_mutes add column company_id uuid;
alter table calls add column company_id uuid;

-- Whether anything hangs on a company that its clients have made.
create function company_is_used(asked uuid) returns boolean language sql stable as $$
  select exists (select from public.projects where company_id = asked)
    or exists (select from public.threads where company_id = asked)
    or exists (select from public.consultant_shortlist where company_id = asked)
    or exists (select from public.project_templates where company_id = asked)
$$;

-- A company that its last member has left unused, such as one of a sign-up that was never confirmed, goes with them.
create function remove_unused_company() returns trigger language plpgsql as $$
begin
  delete from public.companies as company
   where company.id = old.company_id
     and not exists (select from public.company_members as member where member.company_id = company.id)
     and not public.company_is_used(company.id);
  return old;
end $$;
create trigger company_ends_unused after delete on company_members
  for each row execute function remove_unused_company();

-- Each client has exactly one company at this moment.
update projects as held set company_id = member.company_id
  from company_members as member where member.user_id = held.client_id;
update project_templates as held set company_id = member.company_id
  from company_members as member where member.user_id = held.client_id;
update consultant_shortlist as held set company_id = member.company_id
  from company_members as member where member.user_id = held.client_id;
update threads as held set company_id = member.company_id
  from company_members as member where member.user_id = held.client_id;
update invitations as held set company_id = member.company_id
  from company_members as member where member.user_id = held.client_id;
update invitation_mutes as held set company_id = member.company_id
  from company_members as member where member.user_id = held.client_id;
update calls as held set company_id = member.company_id
  from company_members as member where member.user_id = held.client_id;

-- What a program of the version before writes names no company: it is that for which its client acts.
create function name_company() returns trigger language plpgsql as $$
begin
  new.company_id := (
    select member.company_id from public.company_members as member
     where member.user_id = new.client_id
     order by member.chosen_at desc, member.company_id limit 1
  );
  return new;
end $$;
create trigger project_names_company before insert on projects
  for each row when (new.company_id is null) execute function name_company();
create trigger template_names_company before insert on project_templates
  for each row when (new.company_id is null) execute function name_company();
create trigger shortlist_names_company before insert on consultant_shortlist
  for each row when (new.company_id is null) execute function name_company();
create trigger thread_names_company before insert on threads
  for each row when (new.company_id is null) execute function name_company();
create trigger invitation_names_company before insert on invitations
  for each row when (new.company_id is null) execute function name_company();
create trigger mute_names_company before insert on invitation_mutes
  for each row when (new.company_id is null) execute function name_company();
create trigger call_names_company before insert on calls
  for each row when (new.company_id is null) execute function name_company();

alter table projects
  alter column company_id set not null,
  add constraint projects_company_fkey foreign key (company_id) references companies (id) on delete cascade;
alter table project_templates
  alter column company_id set not null,
  add constraint project_templates_company_fkey foreign key (company_id) references companies (id) on delete cascade;
alter table consultant_shortlist
  alter column company_id set not null,
  add constraint consultant_shortlist_company_fkey foreign key (company_id) references companies (id) on delete cascade,
  add constraint consultant_shortlist_once unique (company_id, consultant_id);
alter table threads
  alter column company_id set not null,
  add constraint threads_company_fkey foreign key (company_id) references companies (id) on delete cascade,
  add constraint threads_once unique (company_id, consultant_id);
alter table invitations
  alter column company_id set not null,
  add constraint invitations_company_fkey foreign key (company_id) references companies (id) on delete cascade;
alter table invitation_mutes
  alter column company_id set not null,
  add constraint invitation_mutes_company_fkey foreign key (company_id) references companies (id) on delete cascade;
alter table calls
  alter column company_id set not null,
  add constraint calls_company_fkey foreign key (company_id) references companies (id) on delete cascade;

create index projects_of_company on projects (company_id, created_at desc, id desc);
create index project_templates_of_company on project_templates (company_id);
create index consultant_shortlist_of_company on consultant_shortlist (company_id, created_at desc, id desc);
create index invitations_of_company on invitations (company_id, created_at desc);
create index invitation_mutes_of_company on invitation_mutes (company_id);
create index calls_of_company on calls (company_id);
