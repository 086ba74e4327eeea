-- A client's API key is for one company, whichever its person acts for in a browser.
-- Judged: api_keys: few rows; a token that is asked for meanwhile waits a moment.
alter table auth.api_keys add column company_id uuid references companies (id) on delete cascade;
update auth.api_keys as key set company_id = (
  select member.company_id from company_members as member
   where member.user_id = key.user_id
   order by member.chosen_at desc, member.company_id limit 1
);
