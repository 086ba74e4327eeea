-- Since when a consultant has been listed without a break: an entry that follows another takes its time over. Who was listed
-- before this column was there is nobody new.
alter table consultant_search add column listed_since timestamptz(3) not null default 'epoch';
create index consultant_search_listed_since on consultant_search (listed_since) where to_xid is null;

-- Since when a project has been public: when it was posted, or when its client opened it to all. Null for older ones, which are not new.
alter table projects add column listed_since timestamptz(3);
create index projects_listed_since on projects (listed_since) where status = 'open' and visibility = 'public';
