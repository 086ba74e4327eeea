import { isIP } from 'node:net';
import { z } from 'zod';

/** What the authorization server keeps of a request that waits for its user. */
export const appRequestSchema = z.looseObject({
  /** Where the browser goes on to with the answer. */
  returnTo: z.url(),
  prompt: z.looseObject({ details: z.looseObject({ clientName: z.string() }) }),
  params: z.looseObject({
    client_id: z.string(),
    redirect_uri: z.string(),
    resource: z.string(),
    scope: z.string(),
  }),
  result: z
    .looseObject({
      login: z.looseObject({ accountId: z.string() }).optional(),
      error: z.string().optional(),
    })
    .optional(),
});
export type AppRequest = z.infer<typeof appRequestSchema>;

/** Whether the request asks for changing something beside reading. */
export const asksToWrite = ({ params }: AppRequest): boolean =>
  params.scope.split(' ').includes('write');

/**
 * What answers for the app, for its name is its own word: the host of its document, or, of an app that registered
 * itself, where its answers go.
 */
export function hostOf({ params }: AppRequest): string {
  const { host, isThisComputer } = receiverOf(params.redirect_uri);
  const proven = URL.parse(params.client_id)?.host;
  return proven ?? (isThisComputer ? 'this computer' : (host ?? ''));
}

/** Where the answer goes: a host, or this computer. Null for a program that only its own scheme names. */
export function receiverOf(redirectUri: string): { host: string | null; isThisComputer: boolean } {
  const url = URL.parse(redirectUri);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    return { host: null, isThisComputer: true };
  }
  return { host: url.host, isThisComputer: isLoopback(url.hostname) };
}

/** Whether a redirect leads to a program on the user's own computer (RFC 8252, section 7.3). */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname === '[::1]' ||
  (isIP(hostname) === 4 && hostname.startsWith('127.'));
