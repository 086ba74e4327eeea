import { serialize } from 'hono/utils/cookie';
import { problemResponse } from '../edge/problems.ts';

/** An answer of the auth library as it leaves us: refusals as problem details, and no session token in any body. */
export async function authAnswer(response: Response): Promise<Response> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) {
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    headers.set('cache-control', 'no-store');
    return new Response(JSON.stringify(withoutTokens(body)), { status: response.status, headers });
  }
  const { code, message } = isObject(body) ? body : {};
  return problemResponse({
    code: typeof code === 'string' ? code : 'AUTH_REFUSED',
    status: response.status,
    detail: typeof message === 'string' ? message : 'That did not work. Please try again.',
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

// The cookie is all that a browser needs; a token in a body could be read by any script.
function withoutTokens(value: unknown): unknown {
  if (!isObject(value) || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'token')
      .map(([key, part]) => [key, withoutTokens(part)]),
  );
}

/** A Set-Cookie header for a cookie that no script reads. */
export const hiddenCookie = (
  name: string,
  value: string,
  { publicUrl, path, seconds }: { publicUrl: string; path: string; seconds: number },
): string =>
  serialize(name, value, {
    path,
    maxAge: seconds,
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https://'),
  });
