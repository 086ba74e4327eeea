import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KeptMail, listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { confirm, cookieFrom } from '#tests/support/confirm.ts';
import { rounds } from '#tests/support/rounds.ts';

/*
 * The state machine of sign-up, confirmation and reset in docs/domain.md, walked in random orders by two people. One
 * owns an address and alone reads its mails; the other is a stranger who types it. Whatever they do, no one's password
 * opens an account whose address another user confirmed, and role and name are those of the person who confirmed it.
 */

const email = 'contested@example.test';
const people = {
  owner: {
    password: 'the sentence that only its owner types',
    userType: 'client',
    firstName: 'Olive',
    lastName: 'Owner',
  },
  stranger: {
    password: 'what a stranger would like it to be',
    userType: 'consultant',
    firstName: 'Mallory',
    lastName: 'Stranger',
  },
} as const;
type Who = keyof typeof people;

/** One step of a user. `mail` chooses among the mails that are there, oldest first. */
type Step =
  | { do: 'sign up' | 'ask for another link' | 'ask for a reset' | 'sign in'; who: Who }
  // Only the owner has the links. A scanner opens them, too.
  | { do: 'look at a link' | 'confirm' | 'reset'; mail: number; browser: 'own' | 'other' }
  | { do: 'wait'; minutes: number }
  | { do: 'an account of yesterday, never confirmed'; who: Who };

const who = fc.constantFrom<Who>('owner', 'stranger');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('sign up' as const), who }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('ask for another link', 'ask for a reset', 'sign in'),
      who,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('look at a link', 'confirm', 'confirm', 'reset'),
      mail: fc.nat(9),
      browser: fc.constantFrom('own', 'other'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 3, 61, 25 * 60),
    }),
  },
);
const walk = fc
  .tuple(
    fc.option(
      fc.record({ do: fc.constant('an account of yesterday, never confirmed' as const), who }),
      { nil: undefined },
    ),
    fc.array(step, { minLength: 3, maxLength: 9 }),
  )
  .map(([before, steps]) => (before ? [before, ...steps] : steps));

const app = await sharedTestApp();

const post = (path: string, body: object, cookie = '') =>
  app.http.request(`/auth/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: app.services.publicUrl,
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify(body),
  });

const linksIn = (mails: readonly KeptMail[], path: string): URL[] =>
  mails
    .flatMap(({ text }) => text.split(/\s+/))
    .filter((word) => word.startsWith(`${app.services.publicUrl}${path}?token=`))
    .map((word) => new URL(word));

/** One walk: both people's browsers, and what the owner has done. */
class Walk {
  readonly #cookies: Record<Who, string> = { owner: '', stranger: '' };
  hasOwnerSignedUp = false;

  async take(taken: Step): Promise<void> {
    // Limits have tests of their own; here no one is to be spared a step by them.
    await app.pool.query('truncate rate_limits');
    switch (taken.do) {
      case 'sign up': {
        const response = await post('/sign-up/email', { email, ...people[taken.who] });
        expect(response.status).toBe(200);
        this.#cookies[taken.who] = cookieFrom(response);
        if (taken.who === 'owner') this.hasOwnerSignedUp = true;
        return;
      }
      case 'ask for another link':
        expect((await post('/send-verification-email', { email })).status).toBe(200);
        return;
      case 'ask for a reset':
        expect((await post('/request-password-reset', { email })).status).toBe(200);
        return;
      case 'sign in':
        await post('/sign-in/email', { email, password: people[taken.who].password });
        return;
      case 'look at a link':
        await this.#look(taken.mail);
        return;
      case 'confirm': {
        const link = await this.#pick('/auth/confirm', taken.mail);
        const { password } = people.owner;
        const cookie = taken.browser === 'own' ? this.#cookies.owner : '';
        if (link) await confirm(app, link, { cookie, password: cookie ? '' : password });
        return;
      }
      case 'reset': {
        const link = await this.#pick('/auth/reset-password', taken.mail);
        const token = link?.searchParams.get('token');
        if (token) await post('/reset-password', { token, newPassword: people.owner.password });
        return;
      }
      case 'wait':
        app.clock.moveTo(new Date(app.clock.now().getTime() + taken.minutes * 60_000));
        return;
      case 'an account of yesterday, never confirmed':
        await this.take({ do: 'sign up', who: taken.who });
        this.#cookies[taken.who] = '';
        await app.pool.query('truncate auth.sign_ups');
    }
  }

  async #pick(path: string, index: number): Promise<URL | undefined> {
    await app.settle();
    const links = linksIn((await listMails(app.db, { to: email })).reverse(), path);
    return links.at(index % Math.max(links.length, 1));
  }

  /** Whatever opens a link: nothing comes of it. */
  async #look(index: number): Promise<void> {
    const before = await isConfirmed();
    const link = await this.#pick('/auth/confirm', index);
    const token = link?.searchParams.get('token') ?? '';
    for (const method of ['GET', 'HEAD']) {
      await app.http.request(`/auth/v1/verify-email?token=${token}`, { method });
      await app.http.request(`/api/confirmation?token=${token}`, { method });
      await app.http.request(`/auth/confirm?token=${token}`, { method });
    }
    expect(await isConfirmed()).toBe(before);
  }
}

async function isConfirmed(): Promise<boolean> {
  const { rows } = await app.pool.query('select 1 from auth.users where email_verified');
  return rows.length > 0;
}

async function opens(person: Who): Promise<boolean> {
  await app.pool.query('truncate rate_limits');
  const { password } = people[person];
  return (await post('/sign-in/email', { email, password })).status === 200;
}

async function checkInvariant(walked: Walk): Promise<void> {
  expect(await opens('stranger')).toBe(false);
  if (!(await isConfirmed())) return;
  // Confirmed means: the owner has signed up, and everything is as the owner typed it.
  expect(walked.hasOwnerSignedUp).toBe(true);
  const { rows } = await app.pool.query(
    'select p.user_type, p.first_name, u.last_name, u.user_type as kept from profiles p join auth.users u on u.id = p.user_id',
  );
  const { userType, firstName, lastName } = people.owner;
  expect(rows).toEqual([
    { user_type: userType, first_name: firstName, last_name: lastName, kept: userType },
  ]);
  expect(await opens('owner')).toBe(true);
}

describe('signing up, confirming and resetting', () => {
  it('in whatever order, never lets one person’s password open an account that another confirmed', async () => {
    const seen = { confirmed: 0, contested: 0 };
    await fc.assert(
      fc.asyncProperty(walk, async (steps) => {
        await app.settle();
        await app.pool.query(
          'truncate auth.users, profiles, auth.replaced_sign_ups, auth.verifications, development_mailbox cascade',
        );
        const walked = new Walk();
        for (const taken of steps) await walked.take(taken);
        await checkInvariant(walked);
        if (await isConfirmed()) seen.confirmed += 1;
        if (steps.some((each) => 'who' in each && each.who === 'stranger')) seen.contested += 1;
        // Whatever happened, the owner gets in: by a new sign-up, or because the account is theirs already.
        await walked.take({ do: 'wait', minutes: 3 });
        // Mails of one moment have no order, and the last link is to be that of the last sign-up.
        await app.settle();
        await walked.take({ do: 'wait', minutes: 3 });
        await walked.take({ do: 'sign up', who: 'owner' });
        await walked.take({ do: 'confirm', mail: -1, browser: 'own' });
        expect(await isConfirmed()).toBe(true);
        await checkInvariant(walked);
      }),
      { numRuns: known.length + rounds(2, 200), examples: known },
    );
    expect(seen.confirmed).toBeGreaterThan(0);
    expect(seen.contested).toBeGreaterThan(0);
  });
});

const ownLink = { do: 'confirm', mail: -1, browser: 'own' } as const;
const otherLink = { do: 'confirm', mail: -1, browser: 'other' } as const;
/** Orders that have opened, or could have opened, another user's account. */
const known: [Step[]][] = [
  [[{ do: 'sign up', who: 'owner' }, ownLink]],
  [[{ do: 'sign up', who: 'stranger' }, { do: 'sign up', who: 'owner' }, ownLink]],
  [
    [
      { do: 'sign up', who: 'stranger' },
      { do: 'sign up', who: 'owner' },
      { ...ownLink, mail: 0 },
    ],
  ],
  [[{ do: 'sign up', who: 'owner' }, { do: 'sign up', who: 'stranger' }, ownLink]],
  [[{ do: 'sign up', who: 'owner' }, { do: 'sign up', who: 'stranger' }, otherLink]],
  [
    [
      { do: 'sign up', who: 'owner' },
      { do: 'sign up', who: 'stranger' },
      { ...ownLink, mail: 0 },
    ],
  ],
  [[{ do: 'an account of yesterday, never confirmed', who: 'stranger' }, otherLink]],
  [
    [
      { do: 'sign up', who: 'stranger' },
      { do: 'ask for a reset', who: 'owner' },
      { do: 'reset', mail: 0, browser: 'own' },
      otherLink,
    ],
  ],
];
