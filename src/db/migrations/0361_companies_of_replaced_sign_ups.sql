-- The company that a client named at their sign-up comes back with it.
alter table auth.replaced_sign_ups add column company_name text;
