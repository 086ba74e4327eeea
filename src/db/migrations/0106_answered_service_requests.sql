-- Who answered goes with when: an answer without its moment would stand in neither list.
alter table service_requests add check (answered_by is null or answered_at is not null);

-- Nothing asks for the requests of one sender.
drop index service_requests_of_sender;
