import { expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { cheapHashing } from '#tests/support/cheap-hashing.ts';
import { rounds } from '#tests/support/rounds.ts';
import { testPublicUrl } from '#tests/support/site.ts';

const email = 'robin@example.test';
const attempts = rounds(200, 10_000);

let hashed = 0;
const app = await sharedTestApp({
  // Where there is no socket, requests come from here: as behind a proxy of the operator's own.
  trustedProxies: ['127.0.0.1'],
  // For an account without a password the given one is hashed too, so that the answer takes as long.
  passwords: {
    ...cheapHashing,
    hash: (password) => {
      hashed += 1;
      return cheapHashing.hash(password);
    },
    verify: (given) => {
      hashed += 1;
      return cheapHashing.verify(given);
    },
  },
});
await app.make.client({ email });

/** The same /64 in 256 spellings, and another address in each. */
function spelled(index: number): string {
  const groups = ['2001', 'db8', '0', '7', '0', '0', '0', (index + 1).toString(16)];
  const padded = groups.map((group, at) => ((index >> at) & 1 ? group.padStart(4, '0') : group));
  const whole = padded.join(':');
  const short = `${padded.slice(0, 4).join(':')}::${padded[7]}`;
  const text = index % 3 === 0 ? short : whole;
  const cased = index % 2 === 0 ? text.toUpperCase() : text;
  return index % 5 === 0 ? `[${cased}]:${1024 + index}` : cased;
}

it('of one person’s password reach the hash a few times, from however many spellings of an address', async () => {
  const statuses = new Map<number, number>();
  const send = async (index: number) => {
    const { status } = await app.http.request('/auth/v1/sign-in/email', {
      method: 'POST',
      headers: {
        origin: testPublicUrl,
        'content-type': 'application/json',
        'x-forwarded-for': spelled(index % 256),
      },
      body: JSON.stringify({ email, password: `guess number ${index} of many` }),
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  for (let index = 0; index < attempts; index += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, offset) => send(index + offset)));
  }
  expect(new Set(Array.from({ length: 256 }, (_, index) => spelled(index))).size).toBe(256);
  expect(hashed).toBeGreaterThan(0);
  expect(hashed).toBeLessThanOrEqual(20);
  expect(Object.fromEntries(statuses)).toEqual({ 401: 10, 429: attempts - 10 });
});

it('of many people’s passwords from one network reach it as often as its limit says', async () => {
  await app.pool.query('truncate rate_limits');
  hashed = 0;
  for (let index = 0; index < 100; index += 1) {
    await app.make.client({ email: `robin${index}@example.test` });
  }
  let refused = 0;
  for (let index = 0; index < 100; index += 1) {
    const { status } = await app.http.request('/auth/v1/sign-in/email', {
      method: 'POST',
      headers: {
        origin: testPublicUrl,
        'content-type': 'application/json',
        'x-forwarded-for': spelled(index),
      },
      body: JSON.stringify({ email: `robin${index}@example.test`, password: 'one guess each' }),
    });
    if (status === 429) refused += 1;
  }
  expect(hashed).toBe(60);
  expect(refused).toBe(40);
});
