-- When the client first opened an application: until then it counts as new.
alter table applications add column first_read_at timestamptz(3);
