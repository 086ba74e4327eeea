import type { Auth } from './auth.ts';

/** What the accounts' own operations and workers use beside the services of all. */
export interface AccountsServices {
  auth: Auth;
}

/** The same, with what a request brings along for them. */
export interface AccountsRequest extends AccountsServices {
  /** What the browser keeps of a sign-up made in it, as it came; `Auth` says whether it proves anything. */
  signUpCookie?: string | undefined;
  /** Has the answer carry this cookie, of the session that the request came with or made. */
  setSessionCookie?: ((cookie: string) => void) | undefined;
  /** What the browser says of itself; it proves nothing. */
  userAgent?: string | undefined;
}
