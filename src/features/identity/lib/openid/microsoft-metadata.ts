import { z } from 'zod';
import type { Clock } from '#lib/clock.ts';
import { isOwnIssuer, type MicrosoftDirectory } from './microsoft-issuer.ts';
import { ProviderFailure } from './sign-in-provider.ts';

// Microsoft changes them once in years.
const keptMs = 24 * 60 * 60_000;

const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
export type MicrosoftMetadata = z.output<typeof metadataSchema>;

/** What the provider says of itself, asked once a day. A failure is not kept. */
export function microsoftMetadata(
  directory: MicrosoftDirectory,
  clock: Clock,
  ask: (address: string) => Promise<Response>,
): () => Promise<MicrosoftMetadata> {
  let kept: { metadata: Promise<MicrosoftMetadata>; until: number } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (!kept || kept.until <= now) {
      const metadata = askMetadata(directory, ask);
      const present = { metadata, until: now + keptMs };
      kept = present;
      metadata.catch(() => {
        if (kept === present) kept = undefined;
      });
    }
    return kept.metadata;
  };
}

async function askMetadata(
  directory: MicrosoftDirectory,
  ask: (address: string) => Promise<Response>,
): Promise<MicrosoftMetadata> {
  const { authority, tenant } = directory;
  const response = await ask(`${authority}/${tenant}/v2.0/.well-known/openid-configuration`);
  if (response.status >= 500) throw new ProviderFailure('unreachable', 'metadata: a fault');
  const read = metadataSchema.safeParse(await response.json().catch(() => undefined));
  if (!response.ok || !read.success) {
    throw new ProviderFailure('refused', `metadata: status ${response.status}`);
  }
  const { issuer, ...endpoints } = read.data;
  // People are sent there, and our secret: only to the authority that was configured.
  const isAllIts = Object.values(endpoints).every((each) => new URL(each).origin === authority);
  if (!isAllIts || !isOwnIssuer(directory, issuer)) {
    throw new ProviderFailure('refused', 'metadata: of another issuer');
  }
  return read.data;
}
