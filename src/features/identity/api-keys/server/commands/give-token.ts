import { randomUUID } from 'node:crypto';
import type { Tx } from '#db/client.ts';
import { signToken } from '#lib/auth/access-tokens.ts';
import type { Services } from '#server/services.ts';
import { hashApiKey } from '../../rules/key-format.ts';
import { grantedScope, type TokenScope } from '../../rules/scopes.ts';
import { selectKeyHolders } from '../queries/program-viewer.ts';
import type { ApiKeysServices } from '../services.ts';
import { openPresentKey } from './signing-keys.ts';

/** What a program sends: the key's name, the whole key, and what it wants the token for. */
export interface TokenRequest {
  clientId: string;
  clientSecret: string;
  scope: string | undefined;
}

/** In the words of RFC 6749, section 5.2. */
type Refusal = 'invalid_client' | 'unauthorized_client' | 'invalid_scope';

/** Exchanges an API key for an access token, which is good for ten minutes. */
export async function giveToken(
  tx: Tx,
  services: Pick<Services, 'keys'> & ApiKeysServices & { now: Date },
  { clientId, clientSecret, scope: asked }: TokenRequest,
): Promise<{ refused: Refusal } | { refused: null; token: string; scope: TokenScope }> {
  const { now, tokenParties } = services;
  const holder = await selectKeyHolders(tx, clientId, now)
    .select('key.scope')
    // The key of 256 random bits is looked for by its hash: how long that takes says nothing of it.
    .where('key.key_hash', '=', hashApiKey(clientSecret))
    .executeTakeFirst();
  if (!holder) return { refused: 'invalid_client' };
  const { accountState } = holder;
  if (accountState === 'suspended' || accountState === 'leaving') {
    return { refused: 'unauthorized_client' };
  }
  const scope = grantedScope(holder.scope, asked);
  if (!scope) return { refused: 'invalid_scope' };
  await tx
    .updateTable('auth.api_keys')
    .set({ last_used_at: now })
    .where('id', '=', holder.keyId)
    .execute();
  const { userId, tokenEpoch } = holder;
  const claims = {
    ...{ sub: userId, client_id: clientId, scope, epoch: tokenEpoch, jti: randomUUID() },
    aal: 'aal1' as const,
  };
  const token = await signToken(await openPresentKey(tx, services), tokenParties, claims, now);
  return { refused: null, token, scope };
}
