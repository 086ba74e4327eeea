/** `AL` for Ada Lovelace: all that a visitor learns of a name. */
export function initialsOf(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase();
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
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
