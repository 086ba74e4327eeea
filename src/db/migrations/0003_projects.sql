create table projects (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references profiles (user_id) on delete cascade,
  title text not null check (length(trim(title)) > 0),
  description text not null check (length(trim(description)) > 0),
  status text not null default 'open' check (status in ('open', 'in_progress', 'completed', 'cancelled')),
  visibility text not null default 'public' check (visibility in ('public', 'private')),
  modules text[] not null check (cardinality(modules) >= 1),
  extra_skills text[] not null default '{}',
  timeline text not null check (
    timeline in ('1-2-weeks', '3-4-weeks', '1-2-months', '3-6-months', '6-12-months', 'ongoing')
  ),
  budget_range text not null check (
    budget_range in ('under-10k', '10k-25k', '25k-50k', '50k-100k', '100k-250k', '250k-plus')
  ),
  budget_min_usd integer not null,
  budget_max_usd integer not null check (budget_max_usd > budget_min_usd),
  -- Shown only to the client, to consultants who applied, and to admins.
  company_name text not null check (length(trim(company_name)) > 0),
  industry text check (industry in (
    'manufacturing', 'retail', 'financial', 'healthcare', 'technology',
    'education', 'government', 'nonprofit', 'other'
  )),
  contact_name text not null check (length(trim(contact_name)) > 0),
  contact_email text not null,
  phone text not null default '',
  company_size text check (company_size in ('startup', 'small', 'medium', 'large', 'enterprise')),
  current_d365_status text not null check (current_d365_status in (
    'not-implemented', 'planning', 'in-progress', 'live-needs-optimization',
    'upgrade-needed', 'adding-modules', 'integration'
  )),
  project_type text not null check (project_type in (
    'new-implementation', 'upgrade', 'optimization', 'integration',
    'training', 'migration', 'customization', 'troubleshooting'
  )),
  start_date date,
  urgency text check (urgency in ('low', 'medium', 'high', 'critical')),
  closing_reason text,
  closed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((closed_at is not null) = (status in ('completed', 'cancelled')))
);
create index projects_of_client on projects (client_id, created_at desc, id desc);
-- What consultants browse, newest first: only the rows they may see.
create index projects_open on projects (created_at desc, id desc)
  where status = 'open' and visibility = 'public';
