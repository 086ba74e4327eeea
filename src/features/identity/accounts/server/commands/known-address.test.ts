import { beforeEach, describe, expect, it } from 'vitest';
import { toUserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { confirm, cookieFrom, linkIn } from '#tests/support/confirm.ts';
import { findSignUpState } from '../queries/account-state.ts';
import { findUserId } from '../queries/people.ts';
import { removeUnconfirmed } from './sign-up.ts';

const password = 'correct horse battery staple';

const app = await sharedTestApp();
let email: string;
beforeEach(async () => {
  await app.pool.query('truncate rate_limits');
  email = `${crypto.randomUUID()}@example.test`;
});

const signUp = (headers: Record<string, string> = {}) =>
  app.http.request('/auth/v1/sign-up/email', {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', origin: app.services.publicUrl },
      ...headers,
    },
    body: JSON.stringify({
      ...{ email, password, userType: 'client', firstName: 'Robin', lastName: 'Rowe' },
    }),
  });
const withIntent = (key: string) => signUp({ 'idempotency-key': key });

const subjects = async () => {
  await app.settle();
  return (await listMails(app.db, { to: email })).map(({ subject }) => subject).toReversed();
};
const confirmation = 'Confirm your e-mail address for Direct365';
const welcome = 'Welcome to Direct365';
const known = 'You already have a Direct365 account';

const minutesLater = (minutes: number): void =>
  app.clock.moveTo(new Date(app.clock.now().getTime() + minutes * 60_000));

describe('a sign-up with an address that is confirmed', () => {
  it('is told to its owner at once, also a moment after they have signed up themselves', async () => {
    const cookie = cookieFrom(await signUp());
    await app.settle();
    const [mail] = await listMails(app.db, { to: email });
    await confirm(app, linkIn(mail?.text, '/auth/confirm'), { cookie });
    expect(await subjects()).toEqual([confirmation, welcome]);
    await signUp();
    expect(await subjects()).toEqual([confirmation, welcome, known]);
  });

  it('is told again two minutes later to the moment, and not before', async () => {
    await app.make.client({ email });
    await signUp();
    minutesLater(1.99);
    await signUp();
    expect(await subjects()).toEqual([known]);
    minutesLater(0.01);
    await signUp();
    expect(await subjects()).toEqual([known, known]);
  });

  it('is not told again for the same intent, however late that is repeated', async () => {
    await app.make.client({ email });
    await withIntent('one intent');
    minutesLater(3);
    await withIntent('one intent');
    expect(await subjects()).toEqual([known]);
    await withIntent('another');
    expect(await subjects()).toEqual([known, known]);
  });
});

describe('a sign-up that waits to be confirmed', () => {
  const idOf = async () => toUserId((await findUserId(app.db, email)) ?? '');

  it('keeps where it came from, and how its owner reads', async () => {
    await signUp({ 'accept-language': 'de-CH,de;q=0.9', 'user-agent': 'A browser' });
    expect(await findSignUpState(app.db, await idOf())).toMatchObject({
      language: 'de-CH',
      browser: 'A browser',
    });
  });

  it('can be removed until then, and not afterwards', async () => {
    const remove = (userId: string) => app.services.write((tx) => removeUnconfirmed(tx, userId));
    const owner = await app.make.client();
    await signUp();
    const waiting = await idOf();
    expect(await remove(waiting)).toBe(true);
    expect(await remove(waiting)).toBe(false);
    expect(await remove(owner)).toBe(false);
    expect(await findUserId(app.db, email)).toBeNull();
    expect((await (await app.as(owner)).accounts.me()).kind).toBe('signed-in');
  });
});
