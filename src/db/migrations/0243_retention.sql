-- What is looked for when the time of letters is over: those that still have one.
create index applications_with_letters on applications (created_at) where cover_letter <> 'Removed after three years.';
create index account_questions_by_age on account_questions (asked_at);
create index mail_opt_outs_by_age on mail_opt_outs (created_at);
