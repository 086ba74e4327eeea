-- Invoices are kept for seven years, whoever they were made out to is still here or not.
alter table invoices
  drop constraint invoices_user_id_fkey,
  alter column user_id drop not null,
  add constraint invoices_user_id_fkey foreign key (user_id) references profiles (user_id) on delete set null;
create index invoices_by_age on invoices (issued_at);

-- What is read when somebody leaves.
create index service_requests_of_address on service_requests (lower(email));
create index reports_of_reporter on reports (reporter_id);
