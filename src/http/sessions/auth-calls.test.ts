import { beforeEach, describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { testPublicUrl } from '#tests/support/site.ts';

const password = 'correct horse battery staple';
const email = 'robin@example.test';

const app = await sharedTestApp();
beforeEach(async () => {
  await app.pool.query('truncate auth.users, profiles, rate_limits cascade');
});

const send = (
  path: string,
  contentType: string | undefined,
  body: string | Uint8Array<ArrayBuffer>,
) =>
  app.http.request(`/auth/v1${path}`, {
    method: 'POST',
    headers: { origin: testPublicUrl, ...(contentType ? { 'content-type': contentType } : {}) },
    body,
  });

const attemptsOn = async (path: string): Promise<number> => {
  const { rows } = await app.pool.query(
    "select coalesce(sum(points), 0)::int as points from rate_limits where key like $1 || '%'",
    [`account:${path}`],
  );
  return rows[0].points;
};

const signUpFields = { userType: 'client', firstName: 'Robin', lastName: 'Rowe', email, password };

describe('what the auth endpoints take', () => {
  it.each([
    ['a form', 'application/x-www-form-urlencoded', `email=${email}&password=wrong`],
    ['a form in other letters', 'Application/X-WWW-Form-URLencoded', `email=${email}&password=x`],
    ['a multipart form', 'multipart/form-data; boundary=x', '--x--'],
    ['text', 'text/plain', JSON.stringify({ email, password })],
    ['JSON by another name', 'application/vnd.api+json', JSON.stringify({ email, password })],
    ['a list of types', 'text/plain, application/json', JSON.stringify({ email, password })],
    ['nothing named', undefined, new TextEncoder().encode(JSON.stringify({ email, password }))],
  ])('is never %s', async (_what, contentType, body) => {
    for (const path of ['/sign-in/email', '/sign-up/email', '/request-password-reset']) {
      const response = await send(path, contentType, body);
      expect(response.status).toBe(415);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
    }
    expect((await app.pool.query('select 1 from auth.users')).rowCount).toBe(0);
  });

  it.each([['application/json; charset=utf-8'], ['Application/JSON ; charset=iso-8859-1']])(
    'is JSON, written %j, and counted',
    async (contentType) => {
      const body = JSON.stringify({ email, password });
      expect((await send('/sign-in/email', contentType, body)).status).toBe(401);
      expect(await attemptsOn('/sign-in/email')).toBe(1);
    },
  );

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number as address', JSON.stringify({ email: 1, password })],
    ['two addresses', JSON.stringify({ email: [email, email], password })],
    ['an unknown key', JSON.stringify({ email, password, callbackURL: '/x' })],
    ['space around the address', JSON.stringify({ email: ` ${email} `, password })],
    [
      'a letter that only looks the same in lower case',
      `{"email":"\u212Aim@example.test","password":"x"}`,
    ],
  ])('is refused before anything is asked of the database: %s', async (_what, body) => {
    const response = await send('/sign-in/email', 'application/json', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('attempts on one account', () => {
  // However the address is written, what is counted is what the library is asked for.
  const spellings = [
    JSON.stringify({ email, password: 'wrong' }),
    JSON.stringify({ email: email.toUpperCase(), password: 'wrong' }),
    `{"email":"someone-else@example.test","email":"${email}","password":"wrong"}`,
    `{"\\u0065mail":"\\u0052obin@example.test","password":"wrong"}`,
    `\uFEFF ${JSON.stringify({ email, password: 'wrong' })}`,
  ];

  it('are counted together, in whatever spelling', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const response = await send(
        '/sign-in/email',
        'application/json',
        spellings[attempt % spellings.length] ?? '',
      );
      expect(response.status).toBe(401);
    }
    for (const body of spellings) {
      expect((await send('/sign-in/email', 'application/json', body)).status).toBe(429);
    }
  });

  it('at signing up are limited likewise', async () => {
    const body = JSON.stringify(signUpFields);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await send('/sign-up/email', 'application/json', body)).status).toBe(200);
    }
    const blocked = await send('/sign-up/email', 'application/json', body);
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
