-- What is looked for when its time is over.
create index account_questions_by_age on account_questions (asked_at);
create index mail_opt_outs_by_age on mail_opt_outs (created_at);
