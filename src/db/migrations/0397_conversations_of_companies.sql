-- A conversation is a company's. The member in charge of it changes when they leave, and stays not who opened it.
alter table threads drop constraint threads_check;
