import { z } from 'zod';
import { isLoopback } from '#features/identity/connected-apps/rules/app-request.ts';
import { type GuardedRequests, guardedRequests } from '#lib/guarded/guarded-requests.ts';

/** Fetches the document in which an app describes itself, at the address that is its `client_id`. */
export interface ClientDocuments {
  /** Whether this address is asked at all. */
  accepts(clientId: string): boolean;
  fetch(clientId: string): Promise<Response>;
}

/** Documents of the public internet. One request, no redirect, within ten seconds and 64 KiB. */
export const publicClientDocuments = (
  { accepts, get }: GuardedRequests = guardedRequests(),
): ClientDocuments => ({
  accepts,
  async fetch(clientId) {
    const { status, headers, body, isCut } = await get(clientId, {
      headers: { accept: 'application/json' },
    });
    if (status !== 200) return new Response(null, { status: 404 });
    if (isCut) throw new Error('The document is too long.');
    return Response.json(readClientDocument(body.toString('utf8')), {
      headers: { 'cache-control': headers['cache-control'] ?? '' },
    });
  },
});

const documentSchema = z.object({
  client_id: z.string(),
  client_name: z.string().optional(),
  redirect_uris: z.array(z.string()).min(1).max(50),
  application_type: z.enum(['web', 'native']).optional(),
  token_endpoint_auth_method: z.string().optional(),
});

/**
 * What this site reads of a document: who the app is and where its answers go. A program that answers on the user's own
 * computer takes the port that is free there (RFC 8252), so it counts as native where it does not say so.
 */
export function readClientDocument(json: string): Record<string, unknown> {
  const document = documentSchema.parse(JSON.parse(json));
  const isLocal = document.redirect_uris.every((uri) => {
    const url = URL.parse(uri);
    return url !== null && url.protocol !== 'https:' && isLocalProgram(url);
  });
  return {
    ...document,
    application_type: document.application_type ?? (isLocal ? 'native' : 'web'),
    client_name: plainName(document.client_name) || new URL(document.client_id).host,
  };
}

const isLocalProgram = ({ protocol, hostname }: URL): boolean =>
  protocol !== 'http:' || isLoopback(hostname);

/** A name that is shown to people: one short line without control characters and changes of direction. */
export const plainName = (name = ''): string =>
  name
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
