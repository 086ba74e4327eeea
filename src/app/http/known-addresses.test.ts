import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { rounds } from '#tests/support/rounds.ts';
import { testPublicUrl } from '#tests/support/site.ts';

/*
 * Nobody learns from an answer, or from the time it takes, whether an address has an account.
 */

const pairs = rounds(2, 500);
const largestMedianGapMs = 5;
const password = 'correct horse battery staple';

let app: TestApp;
beforeAll(async () => {
  // Hashed as in production: that is most of the time it takes.
  app = await createTestApp({ passwords: undefined });
});
afterAll(() => app.close());

interface Seen {
  status: number;
  body: string;
  cookies: string[];
  milliseconds: number;
}

async function ask(path: string, fields: object): Promise<Seen> {
  const started = performance.now();
  const response = await app.http.request(`/auth/v1${path}`, {
    method: 'POST',
    headers: { origin: testPublicUrl, 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  const body = await response.text();
  const milliseconds = performance.now() - started;
  const cookies = response.headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/=[^;]*/, '=…').replace(/Expires=[^;]*/, ''));
  return {
    status: response.status,
    body: body.replaceAll(/"requestId":"[^"]*"/g, '').replaceAll(/[\w.+-]+@example\.test/g, '…'),
    cookies,
    milliseconds,
  };
}

const newAddress = (): string => `${crypto.randomUUID()}@example.test`;

/** Signs somebody up; their address waits for its confirmation. */
async function signedUp(): Promise<string> {
  const email = newAddress();
  await ask('/sign-up/email', signUpOf(email));
  return email;
}

async function confirmed(): Promise<string> {
  const email = await signedUp();
  await app.pool.query('update auth.users set email_verified = true where email = $1', [email]);
  return email;
}

const signUpOf = (email: string) => ({
  ...{ userType: 'client', firstName: 'Robin', lastName: 'Rowe' },
  ...{ email, password },
});

interface Flow {
  path: string;
  known: () => Promise<string>;
  fieldsOf: (email: string) => object;
}

const flows: Record<string, Flow> = {
  'signing in with a wrong password': {
    path: '/sign-in/email',
    known: confirmed,
    fieldsOf: (email) => ({ email, password: 'not the password at all' }),
  },
  'signing up': { path: '/sign-up/email', known: confirmed, fieldsOf: signUpOf },
  'asking for another confirmation link': {
    path: '/send-verification-email',
    known: signedUp,
    fieldsOf: (email) => ({ email }),
  },
  'asking for a new password': {
    path: '/request-password-reset',
    known: confirmed,
    fieldsOf: (email) => ({ email }),
  },
};

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

const without = ({ milliseconds: _, ...rest }: Seen) => rest;

describe('an address with an account and one without', () => {
  it.each(Object.entries(flows))(
    'answer alike when %s',
    {
      timeout: rounds(60_000, 600_000),
    },
    async (name, { path, known, fieldsOf }) => {
      const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      for (let pair = 0; pair < pairs; pair += 1) {
        const addresses = { known: await known(), unknown: newAddress() };
        await app.pool.query('truncate rate_limits');
        const seen: Partial<Record<'known' | 'unknown', Seen>> = {};
        const order =
          pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
        for (const which of order) seen[which] = await ask(path, fieldsOf(addresses[which]));
        const { known: first, unknown: second } = seen;
        if (!first || !second) throw new Error('Both are asked.');
        expect(without(first)).toEqual(without(second));
        took.known.push(first.milliseconds);
        took.unknown.push(second.milliseconds);
      }
      const gap = Math.abs(median(took.known) - median(took.unknown));
      if (pairs < 100) return;
      process.stdout.write(
        `${name}: the medians of ${pairs} pairs are ${gap.toFixed(2)} ms apart\n`,
      );
      expect(gap).toBeLessThan(largestMedianGapMs);
    },
  );

  it('each get one mail when signing up', async () => {
    const addresses = [await confirmed(), newAddress()];
    await app.settle();
    // An owner is told once in two minutes.
    app.clock.moveTo(new Date(app.clock.now().getTime() + 3 * 60_000));
    await app.pool.query('truncate rate_limits, development_mailbox');
    for (const email of addresses) await ask('/sign-up/email', signUpOf(email));
    await app.settle();
    const { rows } = await app.pool.query('select to_address from development_mailbox');
    expect(rows.map(({ to_address }) => to_address).sort()).toEqual([...addresses].sort());
  });
});
