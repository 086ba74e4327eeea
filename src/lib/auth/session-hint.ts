/**
 * A cookie that hints at the reader's state. `1`: may be signed in, so that shared pages know whether to ask. `2`: may
 * be impersonating a user, so that public pages are rendered for this reader. `0`: the session has ended, so that the
 * reader is asked to sign in and not to sign up. Scripts may read it; it proves nothing.
 */
export const sessionHintCookie = 'direct365.maybe_signed_in';

/** What the hint says about the reader. */
export type SessionHint = 'over' | 'signed-in' | 'looking-in';

/** The hint in a cookie. */
export const sessionHintValues: Record<SessionHint, string> = {
  over: '0',
  'signed-in': '1',
  'looking-in': '2',
};

const holds = (cookies: string, hint: SessionHint): boolean =>
  cookies.split('; ').includes(`${sessionHintCookie}=${sessionHintValues[hint]}`);

/** Whether a Cookie header, or `document.cookie`, says that the reader may be signed in. */
export const includesSessionHint = (cookies: string): boolean =>
  holds(cookies, 'signed-in') || includesImpersonationHint(cookies);

/** Whether a Cookie header, or `document.cookie`, says that the reader may be impersonating a user. */
export const includesImpersonationHint = (cookies: string): boolean => holds(cookies, 'looking-in');

/** Whether a Cookie header, or `document.cookie`, says that a user is or was signed in here. */
export const includesAnySessionHint = (cookies: string): boolean =>
  includesSessionHint(cookies) || holds(cookies, 'over');
