import { cookieName, cookieValue } from '#lib/auth/session-token.ts';
import { keyUses } from '#server/key-uses.ts';
import type { Services } from '#server/services.ts';
import { hiddenCookie } from './auth-answers.ts';

const year = 365 * 24 * 60 * 60;
// People with several accounts in one browser; the longest unused is forgotten.
const mostAccounts = 4;

/**
 * Known devices: a cookie names up to four accounts that have signed in on the device, each as an opaque value that
 * only this server can read. Wrong passwords from other devices then lock out other devices, and not these.
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies)
 */
export function knownDevices({ keys, publicUrl }: Pick<Services, 'keys' | 'publicUrl'>) {
  const name = cookieName(publicUrl, 'device');
  const marksIn = (headers: Headers): string[] =>
    (cookieValue(headers.get('cookie'), name) ?? '').split('~').filter(Boolean);
  const idFor = (email: string) => (browserToken: string) =>
    keys.readSignedNonce(keyUses.knownDevice, browserToken, email);

  return {
    /** The id of this device for this account, by which its attempts are counted; null for a stranger's. */
    find(headers: Headers, email: string): string | null {
      return marksIn(headers).map(idFor(email)).find(Boolean) ?? null;
    },
    /** The Set-Cookie header that makes this a known device of the account, beside others that it is known for. */
    remember(headers: Headers, email: string): string {
      const others = marksIn(headers).filter((browserToken) => !idFor(email)(browserToken));
      const marks = [keys.createSignedNonce(keyUses.knownDevice, email), ...others].slice(
        0,
        mostAccounts,
      );
      return hiddenCookie(name, marks.join('~'), { publicUrl, path: '/auth', seconds: year });
    },
  };
}
