/*
 * What a secret of the site is used for. The kind says what is left of it once the secret is another one, and what a
 * stranger who has learned the old one could do: docs/security/keys.md has the table.
 */

/** A link or a mark that nothing but its signature proves. */
export interface SignedUse {
  kind: 'signed';
  purpose: string;
}

/** The same, in an address that stands in mails for years. */
export interface LastingUse {
  kind: 'lasting';
  purpose: string;
}

/** A value that is kept encrypted, and read again by us alone. */
export interface EncryptionUse {
  kind: 'sealed';
  purpose: string;
}

/** A stored hash that a user's code or address is compared with. */
export interface KeptHashUse {
  kind: 'kept hash';
  purpose: string;
}

/** Values of one redirect to a provider and back, derived from its state, which names the secret. */
export interface RoundUse {
  kind: 'round';
  purpose: string;
}

/** What stands for a text where the text itself must not stand, and is never read again. */
export interface PseudonymUse {
  kind: 'pseudonym';
  purpose: string;
}
