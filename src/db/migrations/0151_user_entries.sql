-- One narrow row for each user, as admins list them: every sort is an index of this table, and a search reads one column.
-- Triggers keep it in the transaction of the change, so no command can forget it.

create table user_entries (
  user_id uuid primary key references profiles (user_id) on delete cascade,
  user_type text not null check (user_type in ('client', 'consultant')),
  status text not null check (status in ('unconfirmed', 'pending', 'approved', 'refused', 'suspended')),
  name text not null,
  email text not null,
  -- Empty or zero where there is none: a list goes on after any row, and null has no place in an order of rows.
  company text not null,
  title text not null,
  city text not null,
  country text not null,
  rate_usd integer not null,
  years smallint not null,
  joined_at timestamptz(3) not null,
  words text not null generated always as (
    lower(name || ' ' || email || ' ' || company || ' ' || title || ' ' || city)
  ) stored
);
create index user_entries_by_name on user_entries (user_type, lower(name), user_id);
create index user_entries_by_email on user_entries (user_type, email, user_id);
create index user_entries_by_joined on user_entries (user_type, joined_at, user_id);
create index user_entries_by_status on user_entries (user_type, status, user_id);
create index user_entries_by_company on user_entries (lower(company), user_id) where user_type = 'client';
create index user_entries_by_title on user_entries (lower(title), user_id) where user_type = 'consultant';
create index user_entries_by_city on user_entries (lower(city), user_id) where user_type = 'consultant';
create index user_entries_by_rate on user_entries (rate_usd, user_id) where user_type = 'consultant';
create index user_entries_by_years on user_entries (years, user_id) where user_type = 'consultant';
create index user_entries_words on user_entries using gin (words gin_trgm_ops);

-- What an entry is made of, for everybody or, joined, for one.
create view user_entry_sources as
  select profile.user_id,
    profile.user_type,
    case
      when not account.email_verified then 'unconfirmed'
      when profile.suspended_at is not null then 'suspended'
      when profile.approved_at is not null then 'approved'
      when profile.refused_at is not null then 'refused'
      else 'pending'
    end as status,
    trim(profile.first_name || ' ' || profile.last_name) as name,
    account.email,
    coalesce(profile.company_name, '') as company,
    coalesce(consultant.title, '') as title,
    coalesce(consultant.city, '') as city,
    coalesce(consultant.country, '') as country,
    coalesce(consultant.hourly_rate_usd, 0) as rate_usd,
    coalesce(consultant.years_experience, 0::smallint) as years,
    profile.created_at as joined_at
  from profiles profile
  join auth.users account on account.id = profile.user_id
  left join consultant_profiles consultant on consultant.user_id = profile.user_id;

create function refresh_user_entry() returns trigger language plpgsql as $$
declare
  changed uuid;
begin
  if tg_table_name = 'users' then
    changed := new.id;
  elsif tg_op = 'DELETE' then
    changed := old.user_id;
  else
    changed := new.user_id;
  end if;
  insert into public.user_entries
    (user_id, user_type, status, name, email, company, title, city, country, rate_usd, years, joined_at)
  select * from public.user_entry_sources where user_id = changed
  on conflict (user_id) do update set
    status = excluded.status, name = excluded.name, email = excluded.email, company = excluded.company,
    title = excluded.title, city = excluded.city, country = excluded.country, rate_usd = excluded.rate_usd,
    years = excluded.years, joined_at = excluded.joined_at;
  return null;
end $$;

create trigger profile_has_entry after insert
  or update of first_name, last_name, company_name, approved_at, refused_at, suspended_at, created_at on profiles
  for each row execute function refresh_user_entry();
create trigger user_has_entry after update of email, email_verified on auth.users
  for each row execute function refresh_user_entry();
create trigger consultant_has_entry after insert or delete
  or update of title, city, country, hourly_rate_usd, years_experience on consultant_profiles
  for each row execute function refresh_user_entry();

insert into user_entries
  (user_id, user_type, status, name, email, company, title, city, country, rate_usd, years, joined_at)
select * from user_entry_sources;
