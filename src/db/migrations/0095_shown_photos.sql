-- Whether approved clients see the consultant's photo sharp. Nobody has chosen it yet: they see it blurred.
alter table consultant_profiles add column shows_photo_to_clients boolean not null default false;
