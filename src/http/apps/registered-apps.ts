import { z } from 'zod';
import { isLoopback } from '#features/identity/connected-apps/rules/app-request.ts';
import type { Keyring } from '#lib/auth/keyring.ts';
import { keyUses } from '#server/key-uses.ts';
import { plainName } from './client-documents.ts';

/** What an app says when it registers itself (RFC 7591). Whatever else it asks for, it is a public client. */
const registrationSchema = z.object({
  client_name: z.string().max(200).optional(),
  redirect_uris: z.array(z.string().max(300)).min(1).max(3),
});
const keptSchema = z.object({ name: z.string(), redirects: z.array(z.string()) });

/** What registering answers, in the words of RFC 7591. */
export type Registration =
  | { error: 'invalid_client_metadata' | 'invalid_redirect_uri' }
  | { error: null; client: Record<string, unknown> };

/**
 * Registers an app and keeps nothing: its `client_id` is what it said, signed by the site. So registrations fill no
 * table, and are good on every node.
 */
export function registerApp(keys: Keyring, body: unknown, now: Date): Registration {
  const asked = registrationSchema.safeParse(body);
  if (!asked.success) return { error: 'invalid_client_metadata' };
  const { redirect_uris: redirects, client_name } = asked.data;
  if (!redirects.every(isRedirect)) return { error: 'invalid_redirect_uri' };
  const name = plainName(client_name) || 'An app without a name';
  const kept = Buffer.from(JSON.stringify({ name, redirects })).toString('base64url');
  const clientId = keys.sign(keyUses.registeredApp, kept);
  const issuedAt = Math.floor(now.getTime() / 1000);
  return {
    error: null,
    client: { ...metadataOf(clientId, { name, redirects }), client_id_issued_at: issuedAt },
  };
}

/** What an app said that has this id; undefined for one that this site has not given. */
export function readRegisteredApp(
  keys: Keyring,
  clientId: string,
): Record<string, unknown> | undefined {
  const kept = keys.readSigned(keyUses.registeredApp, clientId);
  if (kept === null) return undefined;
  const registration = keptSchema.parse(JSON.parse(Buffer.from(kept, 'base64url').toString()));
  return metadataOf(clientId, registration);
}

const metadataOf = (clientId: string, { name, redirects }: z.output<typeof keptSchema>) => ({
  client_id: clientId,
  client_name: name,
  redirect_uris: redirects,
  application_type: redirects.some((uri) => URL.parse(uri)?.protocol === 'http:')
    ? 'native'
    : 'web',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
});

/** An https address by a name, or a program on the user's own computer; never both in one registration. */
function isRedirect(uri: string, _: number, all: readonly string[]): boolean {
  const url = URL.parse(uri);
  if (!url || url.hash || url.username || url.password) return false;
  const isLocal = url.protocol === 'http:' && isLoopback(url.hostname);
  return isLocal
    ? all.every((other) => other.startsWith('http:'))
    : url.protocol === 'https:' && !isLoopback(url.hostname);
}
