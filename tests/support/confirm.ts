import type { TestApp } from './app.ts';
import { testPublicUrl } from './site.ts';

/** The first link of a mail that leads to this path of the site. */
export function linkIn(text: string | undefined, path: string): URL {
  const start = `${testPublicUrl}${path}`;
  const link = text?.split(/\s+/).find((word) => word.startsWith(start));
  if (!link) throw new Error(`The mail has no link to ${path}:\n${text}`);
  return new URL(link);
}

/** Sends the form of the page that a confirmation link opens, as a browser without scripts would. */
export async function confirm(
  app: TestApp,
  link: URL,
  { cookie = '', password = '' }: { cookie?: string; password?: string },
): Promise<{ isConfirmed: boolean; location: URL; session: string }> {
  const response = await app.http.request(link.pathname, {
    method: 'POST',
    headers: { origin: testPublicUrl, ...(cookie ? { cookie } : {}) },
    body: new URLSearchParams({ token: link.searchParams.get('token') ?? '', password }),
  });
  if (response.status !== 303) throw new Error(`Confirming answered ${response.status}.`);
  const location = new URL(response.headers.get('location') ?? '', testPublicUrl);
  return {
    isConfirmed: location.searchParams.get('confirmed') === 'true',
    location,
    // What signs a browser in; empty where the answer begins no session.
    session: /session_token=/.test(cookieFrom(response)) ? cookieFrom(response) : '',
  };
}

/** The Cookie header that a browser sends after this answer. */
export const cookieFrom = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
