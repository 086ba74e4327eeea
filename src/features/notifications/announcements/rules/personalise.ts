/** The names that a subject or a message may call a recipient by. */
export interface RecipientNames {
  firstName: string;
  lastName: string;
}

// Of invisible characters alone a name leaves nothing to read, and a subject made of it would be no subject.
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
const readable = (name: string): string => (visible.test(name) ? name.trim() : '');

const placeholder = /\{(first_name|full_name)\}/g;

/**
 * Puts a recipient's names where `{first_name}` and `{full_name}` stand, in one pass. What a name itself contains is
 * not parsed again, and nothing else in braces has a meaning. A recipient without a name is called "there", as in
 * "Hello there".
 */
export function personalise(text: string, { firstName, lastName }: RecipientNames): string {
  const first = readable(firstName);
  const full = `${first} ${readable(lastName)}`.trim();
  return text.replace(placeholder, (_, name: string) =>
    name === 'first_name' ? first || 'there' : full || 'there',
  );
}
