const all = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const any = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "Finance, Sales and Commerce", as everywhere on the site: British, without a comma before the last. */
export const listOfAll = (words: Iterable<string>): string => all.format(words);

/** "Finance, Sales or Commerce". */
export const listOfAny = (words: Iterable<string>): string => any.format(words);
