const [quote, backslash, space] = [0x27, 0x5c, 0x20];

/**
 * Goes through the words of a `tsvector` as the database writes it: each in quotes, with quotes and backslashes in it
 * doubled, and a space between two. `visit` is told where a word stands; one with doubled signs is handed over as a
 * text of its own.
 */
export function eachWord(
  text: string,
  visit: (text: string, begin: number, end: number) => void,
): void {
  let index = 0;
  while (index < text.length) {
    const begin = index + 1;
    let end = begin;
    let hasDoubled = false;
    for (;;) {
      const unit = text.charCodeAt(end);
      if (unit === backslash || (unit === quote && text.charCodeAt(end + 1) === quote)) {
        hasDoubled = true;
        end += 2;
      } else if (unit === quote || end >= text.length) break;
      else end += 1;
    }
    if (hasDoubled) {
      const word = text.slice(begin, end).replace(/(['\\])\1/g, '$1');
      visit(word, 0, word.length);
    } else {
      visit(text, begin, end);
    }
    index = text.indexOf(' ', end);
    if (index < 0) return;
    while (text.charCodeAt(index) === space) index += 1;
  }
}
