-- An invoice without tax because its recipient owes it has to say so.
alter table invoices add column is_reverse_charge boolean not null default false;
