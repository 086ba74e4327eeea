import type { SessionKey } from '#features/identity/accounts/server/commands/sessions.ts';
import type { SignInProvider } from '#features/identity/lib/openid/sign-in-provider.ts';

/** What connected sign-ins use beside the services of all. */
export interface ConnectedSignInsServices {
  /** Undefined where this site has no registration at Microsoft. */
  microsoft: SignInProvider | undefined;
}

/** The same, with what a request brings along for them. */
export interface ConnectedSignInsRequest extends ConnectedSignInsServices {
  auth: { createSessionKey(): SessionKey; signUpCookie(userId: string): string };
  /** Has the browser keep a mark while it is at Microsoft, and says which one it kept. */
  microsoftBrowser?:
    | { browserToken: string | undefined; keepCookie(browserToken: string): void }
    | undefined;
}
