import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { makeFactor } from '#tests/support/factors.ts';
import { HttpBrowser, makeSignUp } from '#tests/support/http-browser.ts';
import type { MicrosoftPerson } from '#tests/support/microsoft/microsoft-emulator.ts';
import {
  connectPath,
  type MicrosoftSite,
  proofPath,
  startMicrosoftSite,
} from '#tests/support/microsoft/microsoft-site.ts';
import { makePasskey } from '#tests/support/passkeys.ts';

let site: MicrosoftSite;
beforeAll(async () => {
  site = await startMicrosoftSite();
  return () => site.stop();
});
beforeEach(() => {
  site.microsoft.misbehaviour = {};
});

/** A user at a browser, with a password or without. */
async function makePerson({ hasPassword = true } = {}) {
  const { userId, email } = hasPassword
    ? await makeSignUp(site.app)
    : { userId: await site.app.make.client(), email: '' };
  return { userId, email, browser: new HttpBrowser(site.app, await site.app.cookieOf(userId)) };
}

interface Listed extends Record<string, unknown> {
  connections: { connectionId: string }[];
}
const listed = async (browser: HttpBrowser) =>
  (await browser.send<Listed>('GET', connectPath)).answer.connections;

const connect = (browser: HttpBrowser, person: MicrosoftPerson) =>
  site.goAndReturn(browser, person, connectPath);

const problem = (name: string, purpose: 'connect' | 'proof') =>
  `/auth/microsoft?problem=${name}&for=${purpose}`;

async function securityMailsTo(email: string): Promise<string[]> {
  await site.app.settle();
  return (await listMails(site.app.db, { to: email })).map(({ subject }) => subject).reverse();
}

/** The person's sessions were proven an hour ago. */
const age = (userId: string) =>
  site.app.db
    .updateTable('auth.sessions')
    .set({ proven_at: new Date(site.app.clock.now().getTime() - 60 * 60_000) })
    .where('user_id', '=', userId)
    .execute();

const signsIn = async (person: MicrosoftPerson): Promise<unknown> => {
  const browser = new HttpBrowser(site.app);
  await site.goAndReturn(browser, person);
  return (await browser.me()).userId;
};

describe('connecting a Microsoft account', () => {
  it('lists it as Microsoft calls it, tells its person, and lets it sign in', async () => {
    const { browser, email, userId } = await makePerson();
    const person = site.stranger();
    expect(await listed(browser)).toEqual([]);
    expect(await connect(browser, person)).toBe('/account?notice=microsoft-connected');
    expect(await listed(browser)).toEqual([
      {
        connectionId: expect.any(String),
        claimedName: 'Ada Lovelace',
        claimedEmail: person.email,
        connectedAt: site.app.clock.now().toISOString(),
        lastUsedAt: null,
      },
    ]);
    expect(await securityMailsTo(email)).toEqual(['A Microsoft account was connected · Direct365']);
    expect(await signsIn(person)).toBe(userId);
  });

  it('keeps tenant and object, which outlive a registration, and no token', async () => {
    const { browser, userId } = await makePerson();
    await connect(browser, site.stranger({ oid: 'AAAAAAAA-bbbb-4ccc-8ddd-eeeeeeeeeeee' }));
    const row = await site.app.db
      .selectFrom('auth.connected_sign_ins')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ object_id: 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee' });
    expect(JSON.stringify(row)).not.toMatch(/eyJ|token/);
  });

  it('needs a fresh sign-in', async () => {
    const { browser, userId } = await makePerson();
    await age(userId);
    expect(await browser.send('POST', connectPath)).toMatchObject({
      status: 403,
      answer: { code: 'SIGN_IN_AGAIN' },
    });
  });

  it('happens once, and tells once, however often it is done', async () => {
    const { browser, email } = await makePerson();
    const person = site.stranger();
    await connect(browser, person);
    expect(await connect(browser, person)).toBe('/account?notice=microsoft-connected');
    expect(await listed(browser)).toHaveLength(1);
    expect(await securityMailsTo(email)).toHaveLength(1);
  });

  it('is refused for one that signs in to another account, of two people at once for one', async () => {
    const person = site.stranger();
    const [one, other] = [await makePerson(), await makePerson()];
    site.microsoft.person = person;
    const ways = await Promise.all(
      [one, other].map(async ({ browser }) => ({
        browser,
        ...(await site.leave(browser, connectPath)),
      })),
    );
    const ends = await Promise.all(
      ways.map(async ({ browser, consented }) => (await browser.visit(consented)).location),
    );
    expect(ends.toSorted()).toEqual([
      '/account?notice=microsoft-connected',
      `${problem('taken', 'connect')}&next=%2Faccount`,
    ]);
  });

  it('takes the place of a sign-up with it that no one has confirmed', async () => {
    const person = site.stranger();
    const stranger = new HttpBrowser(site.app);
    const location = await site.goAndReturn(stranger, person);
    await site.signUp(stranger, location, { email: person.email });
    const { browser, userId } = await makePerson();
    expect(await connect(browser, person)).toBe('/account?notice=microsoft-connected');
    expect(await signsIn(person)).toBe(userId);
    // The form that waits opens no second account.
    expect((await site.signUp(stranger, location, { email: person.email })).status).toBe(400);
  });

  it('ends where the session that began it has ended, or is another’s', async () => {
    const { browser, userId } = await makePerson();
    site.microsoft.person = site.stranger();
    const { consented } = await site.leave(browser, connectPath);
    await browser.send('POST', '/auth/v1/sign-out', {});
    const end = `${problem('session-over', 'connect')}&next=%2Faccount`;
    expect((await browser.visit(consented)).location).toBe(end);

    const { email } = await makeSignUp(site.app);
    const again = new HttpBrowser(site.app, await site.app.cookieOf(userId));
    const way = await site.leave(again, connectPath);
    await again.signIn(email);
    expect((await again.visit(way.consented)).location).toBe(end);
    expect(await listed(again)).toEqual([]);
  });

  it('is possible for five accounts', async () => {
    const { browser } = await makePerson();
    for (let turn = 0; turn < 4; turn += 1) await connect(browser, site.stranger());
    const [fifth, sixth] = [site.stranger(), site.stranger()];
    site.microsoft.person = fifth;
    const one = await site.leave(browser, connectPath);
    site.microsoft.person = sixth;
    const other = await site.leave(browser, connectPath);
    await browser.visit(one.consented);
    expect((await browser.visit(other.consented)).location).toContain('problem=too-many&');
    expect(await browser.send('POST', connectPath)).toMatchObject({
      status: 422,
      answer: { code: 'TOO_MANY_CONNECTIONS' },
    });
  });
});

describe('disconnecting one', () => {
  async function makeConnected(options?: { hasPassword: boolean }) {
    const made = await makePerson(options);
    const person = site.stranger();
    await connect(made.browser, person);
    const [connection] = await listed(made.browser);
    return { ...made, person, path: `${connectPath}/${connection?.connectionId}` };
  }

  it('ends that it signs in, and tells its person', async () => {
    const { browser, path, person, email } = await makeConnected();
    expect((await browser.send('DELETE', path)).answer).toEqual({ disconnected: true });
    expect(await listed(browser)).toEqual([]);
    expect(await signsIn(person)).toBeUndefined();
    expect(await securityMailsTo(email)).toEqual([
      'A Microsoft account was connected · Direct365',
      'A Microsoft account was disconnected · Direct365',
    ]);
    expect((await browser.send('DELETE', path)).status).toBe(404);
  });

  it('needs a fresh sign-in, and its own person', async () => {
    const { browser, path, userId } = await makeConnected();
    const { browser: stranger } = await makePerson();
    expect((await stranger.send('DELETE', path)).status).toBe(404);
    await age(userId);
    expect((await browser.send('DELETE', path)).answer).toMatchObject({ code: 'SIGN_IN_AGAIN' });
    expect(await listed(browser)).toHaveLength(1);
  });

  it('is refused while it is the only way to sign in, and possible beside a passkey', async () => {
    const { browser, path, userId } = await makeConnected({ hasPassword: false });
    expect(await browser.send('DELETE', path)).toMatchObject({
      status: 409,
      answer: { code: 'LAST_WAY_IN' },
    });
    const { passkeyId } = await makePasskey(site.app, userId);
    expect((await browser.send('DELETE', path)).status).toBe(200);
    // Which is the last one now.
    expect(await browser.send('DELETE', `/api/me/passkeys/${passkeyId}`)).toMatchObject({
      status: 409,
      answer: { code: 'LAST_WAY_IN' },
    });
  });

  it('does not count a passkey that is blocked as a way to sign in', async () => {
    const { browser, path, userId } = await makeConnected({ hasPassword: false });
    const { passkeyId } = await makePasskey(site.app, userId);
    await site.app.db
      .updateTable('auth.passkeys')
      .set({ copied_at: site.app.clock.now() })
      .where('user_id', '=', userId)
      .execute();
    expect((await browser.send('DELETE', path)).status).toBe(409);
    expect((await browser.send('DELETE', `/api/me/passkeys/${passkeyId}`)).status).toBe(200);
  });

  it('leaves one of two that are disconnected at once', async () => {
    const { browser, path } = await makeConnected({ hasPassword: false });
    await connect(browser, site.stranger());
    const both = (await listed(browser)).map((each) => `${connectPath}/${each.connectionId}`);
    expect(both).toContain(path);
    const answers = await Promise.all(both.map((each) => browser.copy().send('DELETE', each)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('confirming by Microsoft that it is still oneself', () => {
  const prove = (browser: HttpBrowser, person: MicrosoftPerson) =>
    site.goAndReturn(browser, person, proofPath, { next: '/account' });

  async function makeAged(more: Partial<MicrosoftPerson> = { askedSecondsAgo: 86_400 }) {
    const made = await makePerson({ hasPassword: false });
    const person = site.stranger(more);
    await connect(made.browser, person);
    await age(made.userId);
    return { ...made, person };
  }

  it('makes the session fresh, with a new secret, when Microsoft has asked anew', async () => {
    const { browser, person } = await makeAged();
    const copied = browser.copy();
    expect(await browser.me()).toMatchObject({ isFresh: false });
    expect(await prove(browser, person)).toBe('/account');
    expect(await browser.me()).toMatchObject({ isFresh: true, assurance: 'aal1' });
    expect(await copied.me()).toMatchObject({ kind: 'visitor' });
  });

  it('is refused where the wish to be asked anew was taken out on the way', async () => {
    const { browser, person } = await makeAged();
    site.microsoft.person = person;
    const { answer } = await browser.send<{ url: string }>('POST', proofPath, {});
    const changed = new URL(answer.url);
    changed.searchParams.set('prompt', 'none');
    const { pathname, search } = new URL(site.microsoft.answerTo(changed.href).consented);
    expect((await browser.visit(`${pathname}${search}`)).location).toBe(
      problem('not-anew', 'proof'),
    );
    expect(await browser.me()).toMatchObject({ isFresh: false });
  });

  it('is refused where Microsoft does not say when it asked', async () => {
    const { browser, person } = await makeAged({ askedSecondsAgo: 'never said' });
    expect(await prove(browser, person)).toBe(`${problem('not-anew', 'proof')}&next=%2Faccount`);
  });

  it('is refused with an account that is not connected, or connected with another', async () => {
    const { browser } = await makeAged();
    const other = await makeAged();
    const end = `${problem('other-account', 'proof')}&next=%2Faccount`;
    expect(await prove(browser, site.stranger())).toBe(end);
    expect(await prove(browser, other.person)).toBe(end);
    expect(await browser.me()).toMatchObject({ isFresh: false });
  });

  it('is for people without a second factor who have an account to confirm by', async () => {
    const { browser } = await makePerson();
    expect((await browser.send('POST', proofPath, {})).status).toBe(404);
    const { browser: another, userId, person } = await makeAged();
    site.microsoft.person = person;
    const { consented } = await site.leave(another, proofPath);
    await site.app.db
      .updateTable('auth.sessions')
      .set({ assurance: 'aal2' })
      .where('user_id', '=', userId)
      .execute();
    await makeFactor(site.app, userId);
    expect(await another.send('POST', proofPath, {})).toMatchObject({
      status: 409,
      answer: { code: 'SECOND_FACTOR_NEEDED' },
    });
    expect((await another.visit(consented)).location).toBe(problem('session-over', 'proof'));
  });
});
