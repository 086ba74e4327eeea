import { lookup } from 'node:dns';
import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { isLoopback } from '#features/identity/connected-apps/rules/app-request.ts';
import {
  isPublicEndpoint,
  type LookupAll,
  lookupPublicBy,
} from '#features/notifications/lib/push/public-addresses.ts';

/** Fetches the document in which an app describes itself, at the address that is its `client_id`. */
export interface ClientDocuments {
  /** Whether this address is asked at all. */
  accepts(clientId: string): boolean;
  fetch(clientId: string): Promise<Response>;
}

const timeLimitMs = 10_000;
/** A document is a few lines. */
const mostBytes = 64 * 1024;

/**
 * Documents of the public internet. Only public machines are connected to, each over a connection of its own to the
 * checked address. One request, no redirect, within ten seconds and 64 KiB.
 */
export const publicClientDocuments = ({
  lookupAll = lookup,
}: {
  /** How names are looked up; whatever it finds, only public machines are connected to. */
  lookupAll?: LookupAll;
} = {}): ClientDocuments => ({
  accepts: isPublicEndpoint,
  async fetch(clientId) {
    const asked = request(clientId, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeLimitMs),
      agent: false,
      lookup: lookupPublicBy(lookupAll),
    });
    asked.on('error', () => undefined).end();
    const [answer] = await once(asked, 'response');
    if (!(answer instanceof IncomingMessage)) throw new Error('There was no answer.');
    try {
      if (answer.statusCode !== 200) return new Response(null, { status: 404 });
      return Response.json(readClientDocument(await text(limited(answer))), {
        headers: { 'cache-control': answer.headers['cache-control'] ?? '' },
      });
    } finally {
      answer.destroy();
    }
  },
});

async function* limited(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let received = 0;
  for await (const chunk of chunks) {
    received += chunk.length;
    if (received > mostBytes) throw new Error('The document is too long.');
    yield chunk;
  }
}

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
