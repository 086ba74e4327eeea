import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { testPublicUrl } from '#tests/support/site.ts';

const email = 'robin@example.test';
const password = 'correct horse battery staple';

const app = await sharedTestApp();
afterEach(() => vi.restoreAllMocks());

/** Every call that looks for a user, with a session of a user where it takes one. */
const calls: [string, object | undefined][] = [
  ['/sign-up/email', { userType: 'client', firstName: '', lastName: '', email, password }],
  ['/sign-in/email', { email, password }],
  ['/send-verification-email', { email }],
  ['/request-password-reset', { email }],
  ['/reset-password', { newPassword: password, token: 'x' }],
  ['/sign-out', {}],
  ['/get-session', undefined],
];

const answerOf = async (path: string, body: object | undefined, cookie: string) =>
  app.http.request(`/auth/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', origin: testPublicUrl, cookie },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

describe('a fault below the auth library', () => {
  it.each(calls)(
    'at %s is thrown with its cause, answered in words, and never printed beside the log',
    async (path, body) => {
      const cookie = await app.cookieOf(await app.make.client());
      const printed = (['error', 'warn', 'info', 'log'] as const).map((level) =>
        vi.spyOn(console, level),
      );
      const thrown = vi.spyOn(app.services.log, 'error');
      await app.pool.query('truncate rate_limits');
      await app.pool.query('alter schema auth rename to auth_away');
      const response = await answerOf(path, body, cookie);
      await app.pool.query('alter schema auth_away rename to auth');
      expect(response.status).toBe(500);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
      const causes = thrown.mock.calls.map(([fields]) => JSON.stringify(fields));
      expect(causes).toHaveLength(1);
      expect(causes[0]).toContain('42P01');
      for (const print of printed) expect(print).not.toHaveBeenCalled();
    },
  );
});
