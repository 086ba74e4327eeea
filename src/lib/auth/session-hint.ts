/**
 * The cookie that says no more than that somebody may be signed in here (`1`), so that shared pages know whether to ask, or may
 * look in as somebody else (`2`), so that public pages are rendered for them alone, or was signed in until their session ended
 * (`0`), so that they are asked to sign in and not to sign up. Scripts may read it; it proves nothing.
 */
export const sessionHintCookie = 'direct365.maybe_signed_in';

/** What the hint says of whoever sits before the browser. */
export type SessionHint = 'over' | 'signed-in' | 'looking-in';

/** The hint in a cookie. */
export const sessionHintValues: Record<SessionHint, string> = {
  over: '0',
  'signed-in': '1',
  'looking-in': '2',
};

const holds = (cookies: string, hint: SessionHint): boolean =>
  cookies.split('; ').includes(`${sessionHintCookie}=${sessionHintValues[hint]}`);

/** Whether a Cookie header, or `document.cookie`, says that somebody may be signed in. */
export const holdsSessionHint = (cookies: string): boolean =>
  holds(cookies, 'signed-in') || holdsLookInHint(cookies);

/** Whether a Cookie header, or `document.cookie`, says that somebody may be looking in as somebody else. */
export const holdsLookInHint = (cookies: string): boolean => holds(cookies, 'looking-in');

/** Whether a Cookie header, or `document.cookie`, says that somebody is or was signed in here. */
export const holdsAnySessionHint = (cookies: string): boolean =>
  holdsSessionHint(cookies) || holds(cookies, 'over');
