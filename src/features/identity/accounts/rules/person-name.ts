const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Keeps two letters from being joined as in a word, as Arabic letters are. */
const nonJoiner = '\u200C';
/** Keeps a full stop behind a letter that is written from the right. */
const rightToLeftMark = '\u200F';

/** `AL` for Ada Lovelace: all that a visitor learns of a name. */
export function initialsOf(firstName: string, lastName: string): string {
  const initials = [firstName, lastName]
    .map((name) => [...name.trim()][0] ?? '')
    .filter((initial) => initial !== '');
  const separator = initials.every((initial) => rightToLeft.test(initial)) ? nonJoiner : '';
  return initials.join(separator).toUpperCase();
}

/** The same of a name as it is shown: `AL` for Ada L. and for Ada Augusta Lovelace. */
export function initialsOfName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s/);
  return initialsOf(first, others.at(-1) ?? '');
}

/** `Ada L.`: what an approved client learns of a name before a deal; without a first name, Anonymous. */
export function shortNameOf(firstName: string, lastName: string): string {
  const first = firstName.trim();
  const initial = [...lastName.trim()][0];
  if (!first) return 'Anonymous';
  if (!initial) return first;
  return `${first} ${initial.toUpperCase()}.${rightToLeft.test(initial) ? rightToLeftMark : ''}`;
}
