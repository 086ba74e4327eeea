-- How often each page was seen: by day, by the pattern of its route, and by where readers came from.
-- Nothing of the readers themselves.

create table page_views (
  day date not null,
  path text not null check (path like '/%'),
  -- Empty: from this site, or from nowhere.
  referrer_host text not null,
  views bigint not null check (views > 0),
  primary key (day, path, referrer_host)
);
