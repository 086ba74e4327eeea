import type { CryptoKey } from 'jose';
import type { TokenParties } from '#lib/auth/access-tokens.ts';

/** What signing tokens and reading them needs beside the services of all. */
export interface ApiKeysServices {
  tokenParties: TokenParties;
  signingKeySecrets: SigningKeySecrets;
  /** The public key of this id, remembered by this process: a key never changes. Whether it still counts, the viewer's statement says. */
  findSigningKey(kid: string): Promise<CryptoKey | undefined>;
}

/** Seals and opens the private parts of the site's own keys, each for the key it belongs to. */
export interface SigningKeySecrets {
  seal(kid: string, privateKey: string): string;
  /** Throws when it was sealed with another secret of the site. */
  open(kid: string, sealed: string): string;
}
