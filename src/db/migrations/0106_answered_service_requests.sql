-- For databases that ran 0102 as it was first written, before its release. Elsewhere this changes nothing.

-- Who answered goes with when: an answer without its moment would stand in neither list.
alter table service_requests drop constraint if exists service_requests_check;
alter table service_requests
  add constraint service_requests_check check (answered_by is null or answered_at is not null);

-- Nothing asks for the requests of one sender.
drop index if exists service_requests_of_sender;
