-- Where a consultant wanted to go on to who had to subscribe first. Part of the terms of a checkout: another wish is another one.
alter table checkouts add column next_path text not null default '';
