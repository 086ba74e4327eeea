import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import {
  includesAnySessionHint,
  includesImpersonationHint,
  includesSessionHint,
  sessionHintCookie,
  sessionHintValues,
} from '#lib/auth/session-hint.ts';

const attribute = 'data-signed-in';

const signedInHints = (['signed-in', 'looking-in'] as const).map(
  (hint) => `${sessionHintCookie}=${sessionHintValues[hint]}`,
);

/**
 * The source of a small script for the document's head. Where a user may be signed in, it marks the document before
 * anything is painted, so that the links for visitors do not flash up.
 */
export const sessionHintScript = `if(document.cookie.split("; ").some(function(c){return ${JSON.stringify(signedInHints)}.includes(c)}))document.documentElement.setAttribute(${JSON.stringify(attribute)},"")`;

/** Whether a user may be signed in here now: worth a request to the server, and never a proof. */
export const hasSessionHint = (): boolean => includesSessionHint(document.cookie);

/** Whether an admin may be impersonating a user here now. */
export const hasImpersonationHint = (): boolean => includesImpersonationHint(document.cookie);

/** Whether a user has been signed in here lately, now or until their session ended, in any tab. */
export const wasSignedInHere = createIsomorphicFn()
  .server((): boolean => includesAnySessionHint(getRequestHeader('cookie') ?? ''))
  .client((): boolean => includesAnySessionHint(document.cookie));

/** Marks on the document whether a user is signed in, or may be; without it the links for visitors are shown. */
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
