import type { CryptoKey } from 'jose';
import type { TokenParties } from '#lib/auth/access-tokens.ts';

/** What signing tokens and reading them needs beside the services of all. */
export interface ApiKeysServices {
  tokenParties: TokenParties;
  /**
   * The public key of this id, remembered by this process: a key never changes. Whether it still counts, the viewer's
   * statement says.
   */
  findSigningKey(kid: string): Promise<CryptoKey | undefined>;
}
