/** From the plus of an address on; the database reads addresses by its source, too. */
export const afterPlus = /\+[^@]*@/;

/**
 * The inbox that an address leads to, in small letters: with most services whatever stands after a plus makes no other.
 */
export const inboxOf = (email: string): string => email.toLowerCase().replace(afterPlus, '@');
