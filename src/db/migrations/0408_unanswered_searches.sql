-- Texts that a search could not answer, as counts: by day, without the people who searched.
create table unanswered_searches (
  day date not null,
  -- In small letters, with single spaces.
  text text not null check (char_length(text) between 1 and 100),
  kind text not null check (kind in ('nothing-fits', 'none-found', 'reworded')),
  searches bigint not null check (searches > 0),
  primary key (day, text, kind)
);
