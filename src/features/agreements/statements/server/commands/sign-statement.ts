import { CompactSign, importJWK } from 'jose';
import type { Tx } from '#db/client.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { openPresentKey } from '#features/identity/api-keys/server/commands/signing-keys.ts';
import { listPublishedKeys } from '#features/identity/api-keys/server/queries/signing-keys.ts';
import type { Services } from '#server/services.ts';
import type { Acceptance } from '../../contract.ts';
import { canonicalJson } from '../../rules/canonical-json.ts';
import type { StatementContent } from '../../rules/content.ts';

interface Agreed {
  applicationId: ApplicationId;
  number: number;
  amends: number | null;
  projectTitle: string;
  content: StatementContent;
  acceptances: readonly Acceptance[];
}

const algorithm = 'ES256';

/**
 * Signs what both sides have accepted with the present key of the site, as a compact JWS (RFC 7515) over its canonical
 * JSON (RFC 8785). The public key is kept for as long as there are statements: those of tokens are forgotten sooner.
 */
export async function signStatement(
  tx: Tx,
  { keys, clock, publicUrl }: Pick<Services, 'keys' | 'clock' | 'publicUrl'>,
  agreed: Agreed,
): Promise<string> {
  const now = clock.now();
  const { kid, privateKey } = await openPresentKey(tx, { keys, now });
  const publicKey = (await listPublishedKeys(tx)).find((key) => key.kid === kid);
  if (!publicKey) throw new Error('The key that signs has no public part.');
  await tx
    .insertInto('statement_keys')
    .values({ kid, public_key: JSON.stringify(publicKey), first_used_at: now })
    .onConflict((conflict) => conflict.column('kid').doNothing())
    .execute();
  const text = canonicalJson({ format: 1, site: publicUrl, ...agreed });
  return new CompactSign(Buffer.from(text))
    .setProtectedHeader({ alg: algorithm, kid, typ: 'statement+jws' })
    .sign(await importJWK(privateKey, algorithm));
}
