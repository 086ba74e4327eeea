/**
 * Whether an authenticator must have been copied: it counts what it signs, and a count that does not rise was made by
 * another one with the same key. Authenticators that do not count always say 0 (WebAuthn, 6.1.1).
 */
export const isOfCopy = (known: number, answered: number): boolean =>
  (known > 0 || answered > 0) && answered <= known;
