import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const origin = 'https://site.example';
const email = 'robin@example.test';
const password = 'correct horse battery staple';

const app = await sharedTestApp({ publicUrl: origin });

const ask = (path: string, init: RequestInit = {}) => app.http.request(`${origin}${path}`, init);
const post = (path: string, body: object) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  });

/** One of each kind of answer: done, refused, absent, for machines, for people, without a page. */
const paths = [
  ...[
    '/api/me',
    '/api/me/sessions',
    '/api/nothing',
    '/api/docs',
    '/api/openapi.json',
    '/api/docs.css',
  ],
  ...[
    '/auth/v1/get-session',
    '/healthz',
    '/readyz',
    '/metrics',
    '/files/no-such-file',
    '/nothing.js',
  ],
  ...['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/webhooks/stripe', '/nothing'],
];

describe('a site with https', () => {
  it('gives every answer the headers of all', async () => {
    for (const path of paths) {
      const { headers } = await ask(path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    }
  });

  it('sends HSTS for a year, subdomains included', async () => {
    for (const path of paths) {
      const { headers } = await ask(path);
      expect(headers.get('strict-transport-security'), path).toBe(
        'max-age=31536000; includeSubDomains',
      );
    }
  });

  it('gives an answer that is no page a policy that allows nothing', async () => {
    for (const path of paths.filter((each) => !each.startsWith('/api/docs'))) {
      const { headers } = await ask(path);
      expect(headers.get('content-security-policy'), path).toMatch(/^default-src 'none'/);
    }
  });

  it('has a policy for pages without objects, bases and unnamed scripts', () => {
    const policy = contentSecurityPolicy({
      inlineScripts: ["'nonce-abc'"],
      styleElements: [],
      styleAttributes: ["'none'"],
      analyticsOrigins: [],
      isSecure: true,
    });
    const directives = policy.split('; ');
    expect(directives).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self' 'nonce-abc'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        'upgrade-insecure-requests',
      ]),
    );
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  });

  it('lets no other origin read an answer, whatever it says it is', async () => {
    for (const claimed of ['https://evil.example', 'null', origin]) {
      for (const path of paths) {
        for (const method of ['GET', 'OPTIONS']) {
          const headers = { origin: claimed, 'access-control-request-method': 'POST' };
          const answer = await ask(path, { method, headers });
          const allowing = [...answer.headers.keys()].filter((name) =>
            name.startsWith('access-control-'),
          );
          expect(allowing, `${method} ${path} for ${claimed}`).toEqual([]);
        }
      }
    }
  });

  it('says of every answer what it is, and in which characters', async () => {
    for (const path of paths) {
      const answer = await ask(path);
      const type = answer.headers.get('content-type') ?? '';
      const text = await answer.text();
      expect(text, path).not.toBe('');
      if (/json/.test(type)) expect(() => JSON.parse(text), path).not.toThrow();
      else expect(type, path).toMatch(/^[a-z]+\/[a-z+.-]+;.*charset=utf-8/i);
    }
  });

  it('marks its cookies Secure, under names that browsers enforce', async () => {
    const names = { userType: 'client', firstName: 'Robin', lastName: 'Rowe' };
    const signedUp = await post('/auth/v1/sign-up/email', { ...names, email, password });
    await app.pool.query('update auth.users set email_verified = true where email = $1', [email]);
    const signedIn = await post('/auth/v1/sign-in/email', { email, password });
    const cookies = [...signedUp.headers.getSetCookie(), ...signedIn.headers.getSetCookie()];
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(
      expect.arrayContaining([
        '__Secure-direct365.sign_up',
        '__Secure-direct365.session_token',
        '__Secure-direct365.device',
      ]),
    );
    for (const cookie of cookies) {
      expect(cookie).toContain('; Secure');
      expect(cookie).not.toMatch(/domain=/i);
    }
  });

  it.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/src/app/main.ts',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/',
    '/assets',
    '/dist/client/',
    '/data/',
  ])('serves nothing of the checkout but what the build made for browsers: %s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toMatch(/"name": ?"direct365"|\[core\]|index of/i);
  });
});
