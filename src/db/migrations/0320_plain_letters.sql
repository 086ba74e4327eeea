-- Names are found in whatever letters a user types: Łódź by lodz, Straßburg by strassburg, Müller by muller.
-- The same as plainLetters of the program.

create function plain_letters(words text) returns text language sql immutable strict parallel safe
return replace(replace(replace(replace(
  translate(
    lower(regexp_replace(normalize(words, nfkd), '[\u0300-\u036f]', '', 'g')),
    'ŁłØøĐđÐðĦħıĸŊŋŦŧ', 'llooddddhhiknntt'
  ),
  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');

-- Judged: user_entries_plain_words: built while users change seconds at most, for the table has one narrow row for each user.
create index user_entries_plain_words on user_entries using gin (plain_letters(words) gin_trgm_ops);
