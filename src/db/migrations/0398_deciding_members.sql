-- Which member of the client's company decided about an application; null for what was decided before this was kept.
alter table applications add column decided_by uuid references profiles (user_id) on delete set null;
