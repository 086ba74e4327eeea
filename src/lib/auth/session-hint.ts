/**
 * The cookie that says no more than that somebody may be signed in here (`1`), so that shared pages know whether to ask, or
 * was until their session ended (`0`), so that they are asked to sign in and not to sign up. Scripts may read it; it proves
 * nothing.
 */
export const sessionHintCookie = 'direct365.maybe_signed_in';

/** Whether a Cookie header, or `document.cookie`, holds the hint. */
export const holdsSessionHint = (cookies: string): boolean =>
  cookies.split('; ').includes(`${sessionHintCookie}=1`);

/** Whether a Cookie header, or `document.cookie`, says that somebody is or was signed in here. */
export const holdsAnySessionHint = (cookies: string): boolean =>
  holdsSessionHint(cookies) || cookies.split('; ').includes(`${sessionHintCookie}=0`);
