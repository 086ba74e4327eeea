/**
 * What stands in the place of a name or an address that was erased. The database allows no other change of an entry.
 */
export const erased = '[erased]';

/** A user by what a reason may name them. */
export interface NamedPerson {
  email: string;
  firstName: string;
  lastName: string;
}

const escaped = (text: string): string => RegExp.escape(text);

/** As it may be written: any space between words, and none of its letters part of another word. */
const asWritten = (words: readonly string[]): string =>
  words.map((word) => word.trim().split(/\s+/).map(escaped).join('\\s+')).join('\\s+');

/**
 * A reason without the name and address of this person. Where the entry is about them, the first and the last name go
 * by themselves too; elsewhere they may be those of another person.
 */
export function redactReason(
  reason: string,
  { email, firstName, lastName }: NamedPerson,
  { isAboutThem }: { isAboutThem: boolean },
): string {
  const initial = [...lastName.trim()][0] ?? '';
  const names = [
    [email],
    ...(firstName.trim() && lastName.trim()
      ? [
          [firstName, lastName],
          [`${lastName.trim()},`, firstName],
        ]
      : []),
    ...(isAboutThem ? [[firstName, `${initial}.`], [lastName], [firstName]] : []),
  ].filter((words) => words.every((word) => word.replace('.', '').trim() !== ''));
  if (names.length === 0) return reason;
  const pattern = `(?<![\\p{L}\\p{N}])(?:${names.map(asWritten).join('|')})(?![\\p{L}\\p{N}])`;
  return reason.replace(new RegExp(pattern, 'giu'), erased);
}
