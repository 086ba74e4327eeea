/**
 * The cookie that says no more than that somebody may be signed in here, so that shared pages
 * know whether to ask. Scripts may read it; it proves nothing.
 */
export const sessionHintCookie = 'direct365.maybe_signed_in';

/** Whether a Cookie header, or `document.cookie`, holds the hint. */
export const holdsSessionHint = (cookies: string): boolean =>
  cookies.split('; ').includes(`${sessionHintCookie}=1`);
