-- Names and titles from before such characters were dropped where they are typed: they turn around what stands beside them.
-- Judged: profiles: the few rows, if any, whose names have such characters; the version before shows the others alike.
-- Judged: consultant_profiles: the same of titles and cities.
-- Judged: projects: the same of titles and companies.

update profiles
   set first_name = regexp_replace(first_name, '[\u202a-\u202e\u2066-\u2069]', '', 'g'),
       last_name = regexp_replace(last_name, '[\u202a-\u202e\u2066-\u2069]', '', 'g'),
       company_name = regexp_replace(company_name, '[\u202a-\u202e\u2066-\u2069]', '', 'g')
 where first_name || last_name || coalesce(company_name, '') ~ '[\u202a-\u202e\u2066-\u2069]';

-- What has to be filled in and is nothing else stays.
update consultant_profiles
   set title = regexp_replace(title, '[\u202a-\u202e\u2066-\u2069]', '', 'g'),
       city = regexp_replace(city, '[\u202a-\u202e\u2066-\u2069]', '', 'g')
 where title || city ~ '[\u202a-\u202e\u2066-\u2069]'
   and title ~ '[^\s\u202a-\u202e\u2066-\u2069]' and city ~ '[^\s\u202a-\u202e\u2066-\u2069]';

update projects
   set title = regexp_replace(title, '[\u202a-\u202e\u2066-\u2069]', '', 'g'),
       company_name = regexp_replace(company_name, '[\u202a-\u202e\u2066-\u2069]', '', 'g')
 where title || company_name ~ '[\u202a-\u202e\u2066-\u2069]'
   and title ~ '[^\s\u202a-\u202e\u2066-\u2069]' and company_name ~ '[^\s\u202a-\u202e\u2066-\u2069]';
