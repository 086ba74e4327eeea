-- The member who accepted or declined an application. Null in rows from before this column.
alter table applications add column decided_by uuid references profiles (user_id) on delete set null;
