import type { SessionKey } from '#features/identity/accounts/server/commands/sessions.ts';

/** What a request brings along for the operations of passkeys: one signs in, and its answer carries the cookie. */
export interface PasskeysRequest {
  auth: { createSessionKey(): SessionKey };
  setSessionCookie?: ((cookie: string) => void) | undefined;
  /** Where the request came from, as far as it is proven. */
  address?: string | undefined;
  /** What the browser says of itself; it proves nothing. */
  userAgent?: string | undefined;
  /** Has the browser keep a mark while it signs in with a passkey, and says which one it kept. */
  passkeyBrowser?:
    | { browserToken: string | undefined; keepCookie(browserToken: string): void }
    | undefined;
}
