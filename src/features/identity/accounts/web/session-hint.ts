import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import {
  holdsAnySessionHint,
  holdsLookInHint,
  holdsSessionHint,
  sessionHintCookie,
  sessionHintValues,
} from '#lib/auth/session-hint.ts';

const attribute = 'data-signed-in';

const signedInHints = (['signed-in', 'looking-in'] as const).map(
  (hint) => `${sessionHintCookie}=${sessionHintValues[hint]}`,
);

/**
 * The source of a small script for the document's head: where somebody may be signed in, the document says so before
 * anything is painted, and the links for visitors do not flash up.
 */
export const sessionHintScript = `if(document.cookie.split("; ").some(function(c){return ${JSON.stringify(signedInHints)}.includes(c)}))document.documentElement.setAttribute(${JSON.stringify(attribute)},"")`;

/** Whether somebody may be signed in here now: worth a question to the server, and never a proof. */
export const hasSessionHint = (): boolean => holdsSessionHint(document.cookie);

/** Whether somebody may be looking in as somebody else here now. */
export const hasLookInHint = (): boolean => holdsLookInHint(document.cookie);

/** Whether somebody has been signed in here lately, now or until their session ended, in whichever tab that was noticed. */
export const wasSignedInHere = createIsomorphicFn()
  .server((): boolean => holdsAnySessionHint(getRequestHeader('cookie') ?? ''))
  .client((): boolean => holdsAnySessionHint(document.cookie));

/** Lets the document say whether somebody is signed in, or may be; without it the links for visitors are shown. */
export const showSession = (mayBeSignedIn: boolean): void => {
  document.documentElement.toggleAttribute(attribute, mayBeSignedIn);
};

/** Calls back when the hint may have changed, such as by another tab; returns the way to stop. */
export function followSessionHint(onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const event of ['focus', 'pageshow'] as const) addEventListener(event, onChange, { signal });
  document.addEventListener('visibilitychange', onChange, { signal });
  // At once, where the browser tells.
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', onChange, { signal });
  return () => listening.abort();
}
