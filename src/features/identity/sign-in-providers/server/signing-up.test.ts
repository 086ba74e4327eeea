import { beforeAll, describe, expect, it } from 'vitest';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { HttpBrowser, makeSignUp, testPassword } from '#tests/support/http-browser.ts';
import {
  beginPath,
  type MicrosoftSite,
  startMicrosoftSite,
  waitingIdIn,
} from '#tests/support/microsoft/microsoft-site.ts';

let site: MicrosoftSite;
beforeAll(async () => {
  site = await startMicrosoftSite();
  return () => site.stop();
});

const newBrowser = () => new HttpBrowser(site.app);
const formAt = (browser: HttpBrowser, location: string) =>
  browser.send('GET', `${beginPath}/${waitingIdIn(location)}`);

const userOf = (email: string) =>
  site.app.db
    .selectFrom('auth.users')
    .select(['id', 'email_verified', 'user_type'])
    .where('email', '=', email)
    .executeTakeFirst();

async function mailsTo(email: string) {
  await site.app.settle();
  return listMails(site.app.db, { to: email });
}

/** The token in the newest link for confirming this address. */
async function linkTo(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  const [, token] = /auth\/confirm\?token=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
  return token ?? '';
}

/** What the page of the link finds out in this browser. */
const reading = async (browser: HttpBrowser, token: string) =>
  (await browser.send('GET', `/api/confirmation?token=${token}`)).answer;

const connectionsOf = (userId: string) =>
  site.app.db
    .selectFrom('auth.connected_sign_ins')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();

async function confirm(browser: HttpBrowser, token: string): Promise<string | null> {
  return browser.post('/auth/confirm', { token });
}

describe('a user whom Microsoft knows and no one here', () => {
  it('fills in a form that begins with what Microsoft says, and confirms the address by our own mail', async () => {
    const person = site.stranger();
    const { email = '' } = person;
    const browser = newBrowser();
    const wish = { next: '/post-project', userType: 'consultant' };
    const location = await site.goAndReturn(browser, person, beginPath, wish);
    expect((await formAt(browser, location)).answer).toEqual({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email,
      userType: 'consultant',
      isUnconfirmed: false,
    });
    const sent = await site.signUp(browser, location, { email, userType: 'consultant' });
    expect(sent).toEqual({ status: 200, answer: { status: true } });
    expect(await userOf(email)).toMatchObject({ email_verified: false, user_type: 'consultant' });
    // Microsoft's word confirms nothing.
    expect(await browser.me()).toMatchObject({ kind: 'visitor' });

    const token = await linkTo(email);
    expect(await reading(browser, token)).toMatchObject({
      state: 'waiting',
      needsPassword: false,
      needsProvider: false,
    });
    expect(await confirm(browser, token)).toBe(
      '/auth?mode=signin&confirmed=true&next=%2Fpost-project',
    );
    expect(await site.goAndReturn(browser, person)).toBe('/auth?mode=signin');
    expect(await browser.me()).toMatchObject({ kind: 'signed-in', email, userType: 'consultant' });
    expect((await browser.send('GET', '/api/me/password')).answer).toEqual({ isSet: false });
  });

  it('sees the form in their own browser alone, and for an hour', async () => {
    const browser = newBrowser();
    const location = await site.goAndReturn(browser, site.stranger());
    expect((await formAt(newBrowser(), location)).status).toBe(404);
    const other = newBrowser();
    await site.leave(other);
    expect((await formAt(other, location)).status).toBe(404);
    const email = `${crypto.randomUUID()}@example.test`;
    expect(await site.signUp(other, location, { email })).toMatchObject({
      status: 400,
      answer: { code: 'SIGN_UP_NOT_FOUND' },
    });
    const began = site.app.clock.now();
    site.app.clock.moveTo(new Date(began.getTime() + 60 * 60_000));
    expect((await formAt(browser, location)).status).toBe(404);
    expect((await site.signUp(browser, location, { email })).status).toBe(400);
    site.app.clock.moveTo(began);
    expect(await userOf(email)).toBeUndefined();
  });

  it('who sends the form twice signs up once', async () => {
    const browser = newBrowser();
    const person = site.stranger();
    const { email = '' } = person;
    const location = await site.goAndReturn(browser, person);
    await site.signUp(browser, location, { email });
    const first = await userOf(email);
    await site.signUp(browser, location, { email });
    expect(await userOf(email)).toEqual(first);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Confirm your e-mail address for Direct365',
    ]);
  });

  it('who has mistyped the address comes back, sees it, and signs up with another', async () => {
    const browser = newBrowser();
    const person = site.stranger();
    const mistyped = `${crypto.randomUUID()}@exmaple.test`;
    await site.signUp(browser, await site.goAndReturn(browser, person), { email: mistyped });
    const again = await site.goAndReturn(browser, person);
    expect((await formAt(browser, again)).answer).toMatchObject({
      email: mistyped,
      isUnconfirmed: true,
    });
    const { email = '' } = person;
    await site.signUp(browser, again, { email });
    expect(await userOf(mistyped)).toBeUndefined();
    expect(await connectionsOf((await userOf(email))?.id ?? '')).toHaveLength(1);
  });

  it('who opens the link in another browser signs in with Microsoft there first', async () => {
    const person = site.stranger();
    const { email = '' } = person;
    const there = newBrowser();
    await site.signUp(there, await site.goAndReturn(there, person), { email });
    const token = await linkTo(email);
    const browser = newBrowser();
    expect(await reading(browser, token)).toMatchObject({
      needsPassword: false,
      needsProvider: true,
    });
    await confirm(browser, token);
    expect(await userOf(email)).toMatchObject({ email_verified: false });
    const next = `/auth/confirm?token=${token}`;
    // Another user's Microsoft account does not do.
    await site.goAndReturn(browser, site.stranger(), beginPath, { next });
    expect(await reading(browser, token)).toMatchObject({ needsProvider: true });
    expect(await site.goAndReturn(browser, person, beginPath, { next })).toBe(next);
    expect(await reading(browser, token)).toMatchObject({ needsProvider: false });
    await confirm(browser, token);
    expect(await userOf(email)).toMatchObject({ email_verified: true });
  });
});

describe('an address that has an account', () => {
  it('opens nothing to a Microsoft account that claims it, and its owner is told', async () => {
    const owner = await makeSignUp(site.app);
    const thief = site.stranger({ email: owner.email });
    const browser = newBrowser();
    const location = await site.goAndReturn(browser, thief);
    expect(location).toMatch(/^\/auth\/microsoft\/sign-up\?id=/);
    expect(await browser.me()).toMatchObject({ kind: 'visitor' });
    await site.signUp(browser, location, { email: owner.email });
    expect(await connectionsOf(owner.userId)).toEqual([]);
    const [mail] = await mailsTo(owner.email);
    expect(mail?.subject).toBe('You already have a Direct365 account');
    expect(mail?.text).toContain('connect it in your account settings');
    // Nor does it the next time.
    expect(await site.goAndReturn(browser, thief)).toMatch(/^\/auth\/microsoft\/sign-up\?id=/);
    expect(await browser.me()).toMatchObject({ kind: 'visitor' });
  });

  it('is answered, form and all, like one that has none', async () => {
    const owner = await makeSignUp(site.app);
    const answers: unknown[] = [];
    for (const email of [owner.email, `${crypto.randomUUID()}@example.test`]) {
      const browser = newBrowser();
      const location = await site.goAndReturn(browser, site.stranger({ email }));
      const form = await formAt(browser, location);
      const first = await site.signUp(browser, location, { email });
      const second = await site.signUp(browser, location, { email });
      const cookies = browser.cookieNames();
      await mailsTo(email);
      answers.push([
        { ...form.answer, email: '' },
        first,
        second,
        cookies,
        (await mailsTo(email)).length,
      ]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('is not kept from its owner by a stranger who signs up with it first', async () => {
    const email = `${crypto.randomUUID()}@example.test`;
    const stranger = newBrowser();
    const person = site.stranger();
    await site.signUp(stranger, await site.goAndReturn(stranger, person), { email });
    // Their mail has left before the owner's does.
    await linkTo(email);
    const owner = newBrowser();
    const own = {
      userType: 'client',
      firstName: 'O',
      lastName: 'W',
      email,
      password: testPassword,
    };
    await owner.send('POST', '/auth/v1/sign-up/email', own);
    const token = await linkTo(email);
    await confirm(owner, token);
    const user = await userOf(email);
    expect(user).toMatchObject({ email_verified: true });
    expect(await connectionsOf(user?.id ?? '')).toEqual([]);
    expect(await site.goAndReturn(stranger, person)).toMatch(/sign-up\?id=/);
  });
});

describe('the form of a sign-up by Microsoft', () => {
  it('takes no password, no role but the two, and nothing that is not its own', async () => {
    const browser = newBrowser();
    const location = await site.goAndReturn(browser, site.stranger());
    const email = `${crypto.randomUUID()}@example.test`;
    for (const more of [
      { password: testPassword },
      { userType: 'admin' },
      { subject: 'another' },
      { email: 'none' },
      { next: '/account' },
    ]) {
      expect((await site.signUp(browser, location, { email, ...more })).status).toBe(400);
    }
    expect(await userOf(email)).toBeUndefined();
  });

  it('is counted like any sign-up', async () => {
    const browser = newBrowser();
    const location = await site.goAndReturn(browser, site.stranger());
    const email = `${crypto.randomUUID()}@example.test`;
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push((await site.signUp(browser, location, { email })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('makes one account of one Microsoft account, however many are sent at once', async () => {
    const person = site.stranger();
    const forms = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const browser = newBrowser();
        return { browser, location: await site.goAndReturn(browser, person) };
      }),
    );
    const emails = forms.map(() => `${crypto.randomUUID()}@example.test`);
    const answers = await Promise.all(
      forms.map(({ browser, location }, index) =>
        site.signUp(browser, location, { email: emails[index] }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const users = await Promise.all(emails.map(userOf));
    expect(users.filter(Boolean)).toHaveLength(1);
  });
});
