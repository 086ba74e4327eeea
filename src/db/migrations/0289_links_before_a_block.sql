-- What whoever blocks the other side of a call goes on reading of where it takes place: what the blocked one says of it afterwards does not
-- arrive, and takes away nothing that did.
-- Judged: calls: the version before writes neither of the new columns, so that none of its rows can fail what is asked of them; calls are
-- few beside messages, and read once, in moments.
alter table calls
  add column kept_url text check (char_length(kept_url) <= 1000),
  -- Who had blocked the other one when these last changed the link; null when both read the same.
  add column kept_for uuid check (kept_for in (client_id, consultant_id)),
  add check ((kept_url is null) = (kept_for is null));
