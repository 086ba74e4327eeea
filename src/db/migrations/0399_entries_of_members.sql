-- Admins read of a client which company they act for, and that they are approved with it.
-- Judged: member_has_entry: it writes what admins read alone.
-- Judged: company_has_entries: it writes what admins read alone.
-- Judged: user_entries: a row for each client, of a few words.
create or replace view user_entry_sources as
  select profile.user_id,
    profile.user_type,
    case
      when not account.email_verified then 'unconfirmed'
      when profile.suspended_at is not null then 'suspended'
      when profile.approved_at is not null or company.approved_at is not null then 'approved'
      when profile.refused_at is not null then 'refused'
      else 'pending'
    end as status,
    trim(profile.first_name || ' ' || profile.last_name) as name,
    account.email,
    -- A company without a name of its own has its founder's.
    coalesce(nullif(company.name, trim(profile.first_name || ' ' || profile.last_name)), '') as company,
    coalesce(consultant.title, '') as title,
    coalesce(consultant.city, '') as city,
    coalesce(consultant.country, '') as country,
    coalesce(consultant.hourly_rate_usd, 0) as rate_usd,
    coalesce(consultant.years_experience, 0::smallint) as years,
    profile.created_at as joined_at
  from profiles profile
  join auth.users account on account.id = profile.user_id
  left join consultant_profiles consultant on consultant.user_id = profile.user_id
  left join lateral (
    select companies.name, companies.approved_at
      from company_members member
      join companies on companies.id = member.company_id
     where member.user_id = profile.user_id
     order by member.chosen_at desc, member.company_id
     limit 1
  ) company on true;

create trigger member_has_entry after insert or delete or update of chosen_at on company_members
  for each row execute function refresh_user_entry();

create function refresh_member_entries() returns trigger language plpgsql as $$
begin
  update public.user_entries as entry
     set status = source.status, company = source.company
    from public.user_entry_sources as source
    join public.company_members as member on member.user_id = source.user_id
   where member.company_id = new.id and entry.user_id = source.user_id;
  return null;
end $$;
create trigger company_has_entries after update of name, approved_at on companies
  for each row execute function refresh_member_entries();

update user_entries as entry set company = source.company
  from user_entry_sources as source
 where source.user_id = entry.user_id and entry.user_type = 'client' and entry.company <> source.company;
