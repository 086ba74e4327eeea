import { describe, expect, it } from 'vitest';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { HttpBrowser, makeSignUp } from '#tests/support/http-browser.ts';
import { addPasskey, beginAdding } from '#tests/support/passkey-ceremonies.ts';
import { makePasskey } from '#tests/support/passkeys.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { type Misbehaviour, SoftwareAuthenticator } from '#tests/support/software-authenticator.ts';

const app = await sharedTestApp();

const newAuthenticator = () => new SoftwareAuthenticator(testPublicUrl);

async function makeOwner() {
  const person = await makeSignUp(app);
  return { ...person, browser: new HttpBrowser(app, await app.cookieOf(person.userId)) };
}

const listed = async (browser: HttpBrowser) =>
  (await browser.send<{ passkeys: Record<string, unknown>[] }>('GET', '/api/me/passkeys')).answer
    .passkeys;

async function securityMailsTo(email: string): Promise<string[]> {
  await app.settle();
  return (await listMails(app.db, { to: email })).map(({ subject }) => subject).reverse();
}

describe('adding a passkey', () => {
  it('asks the device for one that verifies its user, and lists it by its name', async () => {
    const { browser, userId, email } = await makeOwner();
    const { options } = (await beginAdding(browser, 'Laptop')).answer;
    expect(options).toMatchObject({
      rp: { id: new URL(testPublicUrl).hostname, name: 'Direct365' },
      user: { name: email },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(JSON.stringify(options.user.id)).not.toContain(userId);
    expect((await addPasskey(browser, newAuthenticator())).status).toBe(200);
    expect(await listed(browser)).toMatchObject([
      { friendlyName: 'Laptop', isSynced: true, isBlocked: false, lastUsedAt: null },
    ]);
    expect(await securityMailsTo(email)).toEqual(['A passkey was added · Direct365']);
  });

  it('names the passkeys that there are, so that no device makes a second one', async () => {
    const { browser } = await makeOwner();
    const authenticator = newAuthenticator();
    await addPasskey(browser, authenticator);
    const { options } = (await beginAdding(browser, 'Another')).answer;
    expect(options.excludeCredentials).toHaveLength(1);
    expect(options.excludeCredentials[0]).toMatchObject({
      type: 'public-key',
      transports: ['internal'],
    });
  });

  it('takes each name once a person, before the device has made anything', async () => {
    const { browser } = await makeOwner();
    await addPasskey(browser, newAuthenticator());
    expect((await beginAdding(browser, 'LAPTOP')).answer).toMatchObject({
      code: 'PASSKEY_NAME_TAKEN',
    });
    const { browser: stranger } = await makeOwner();
    expect((await addPasskey(stranger, newAuthenticator())).status).toBe(200);
  });

  it('takes one of two of the same name that were begun at once', async () => {
    const { browser } = await makeOwner();
    const begun = [await beginAdding(browser, 'Laptop'), await beginAdding(browser, 'Laptop')];
    const added = await Promise.all(
      begun.map(({ answer: { challengeId, options } }) =>
        browser.send('POST', '/api/me/passkeys', {
          challengeId,
          answer: newAuthenticator().make(options),
        }),
      ),
    );
    expect(added.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await listed(browser)).toHaveLength(1);
  });

  it('takes twenty, and no more', async () => {
    const { browser, userId } = await makeOwner();
    for (let count = 1; count <= 19; count += 1) await makePasskey(app, userId, `Key ${count}`);
    expect((await addPasskey(browser, newAuthenticator())).status).toBe(200);
    expect((await beginAdding(browser, 'Another')).answer).toMatchObject({
      code: 'TOO_MANY_PASSKEYS',
    });
  });

  it('takes a passkey that another user has already from no one', async () => {
    const [first, second] = [await makeOwner(), await makeOwner()];
    const begun = (await beginAdding(first.browser, 'Laptop')).answer;
    const made = newAuthenticator().make(begun.options);
    const path = '/api/me/passkeys';
    const { challengeId } = begun;
    await first.browser.send('POST', path, { challengeId, answer: made });
    const again = (await beginAdding(second.browser, 'Mine')).answer;
    // The same key under the challenge of another person.
    const clientData = JSON.parse(
      Buffer.from(made.response.clientDataJSON, 'base64url').toString(),
    ) as object;
    const clientDataJSON = Buffer.from(
      JSON.stringify({ ...clientData, challenge: again.options.challenge }),
    ).toString('base64url');
    const stolen = { ...made, response: { ...made.response, clientDataJSON } };
    const answer = await second.browser.send('POST', path, {
      challengeId: again.challengeId,
      answer: stolen,
    });
    expect(answer.answer).toMatchObject({ code: 'PASSKEY_KNOWN' });
    expect(await listed(second.browser)).toEqual([]);
  });

  it.each<[string, Misbehaviour]>([
    ['of another site', { origin: 'https://direct365.example.evil' }],
    ['of the same name over another port', { origin: 'http://127.0.0.1:4000' }],
    ['in a frame of another site', { crossOrigin: true }],
    ['in a page of another site', { topOrigin: 'https://evil.example' }],
    ['for another name', { rpId: 'evil.example' }],
    ['of another challenge', { challenge: Buffer.from('not it').toString('base64url') }],
    ['that was asked to sign', { type: 'webauthn.get' }],
    ['that did not verify its user', { isVerified: false }],
    ['that no one touched', { isPresent: false, isVerified: false }],
  ])('takes none %s', async (_, wrong) => {
    const { browser, email } = await makeOwner();
    const { answer } = await addPasskey(browser, newAuthenticator(), wrong);
    expect(answer).toMatchObject({ code: 'PASSKEY_NOT_ACCEPTED' });
    expect(await listed(browser)).toEqual([]);
    expect(await securityMailsTo(email)).toEqual([]);
  });

  it('takes each challenge once, soon, and in the session that began', async () => {
    const { browser, userId } = await makeOwner();
    const path = '/api/me/passkeys';
    const make = async () => {
      const { challengeId, options } = (await beginAdding(browser, 'Laptop')).answer;
      return { challengeId, answer: newAuthenticator().make(options) };
    };
    const inOtherSession = new HttpBrowser(app, await app.cookieOf(userId));
    const first = await make();
    expect((await inOtherSession.send('POST', path, first)).status).toBe(422);
    expect((await browser.send('POST', path, first)).status).toBe(200);
    expect((await browser.send('POST', path, first)).status).toBe(422);
    const { browser: stranger } = await makeOwner();
    const begun = (await beginAdding(stranger, 'Laptop')).answer;
    app.clock.moveTo(new Date(app.clock.now().getTime() + 5 * 60_000));
    const late = { challengeId: begun.challengeId, answer: newAuthenticator().make(begun.options) };
    expect((await stranger.send('POST', path, late)).status).toBe(422);
  });

  it('needs a fresh session, as removing does', async () => {
    const { browser, userId } = await makeOwner();
    const { passkeyId } = (await addPasskey(browser, newAuthenticator())).answer;
    await app.db
      .updateTable('auth.sessions')
      .set({ proven_at: new Date(app.clock.now().getTime() - 20 * 60_000) })
      .where('user_id', '=', userId)
      .execute();
    expect((await beginAdding(browser, 'Another')).answer).toMatchObject({ code: 'SIGN_IN_AGAIN' });
    const removal = await browser.send('DELETE', `/api/me/passkeys/${passkeyId}`, {});
    expect(removal.answer).toMatchObject({ code: 'SIGN_IN_AGAIN' });
    expect(await listed(browser)).toHaveLength(1);
  });
});

describe('changing passkeys', () => {
  it('renames one, and tells its owner', async () => {
    const { browser, email } = await makeOwner();
    const { passkeyId } = (await addPasskey(browser, newAuthenticator())).answer;
    app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
    await addPasskey(browser, newAuthenticator(), { name: 'Key' });
    const rename = (friendlyName: string) =>
      browser.send('PUT', `/api/me/passkeys/${passkeyId}/name`, { friendlyName });
    expect((await rename('key')).answer).toMatchObject({ code: 'PASSKEY_NAME_TAKEN' });
    expect((await rename('Old laptop')).answer).toEqual({ friendlyName: 'Old laptop' });
    expect((await listed(browser)).map(({ friendlyName }) => friendlyName)).toEqual([
      'Old laptop',
      'Key',
    ]);
    // The name that it has is no change.
    await rename('Old laptop');
    // Those that wait together leave in any order.
    expect((await securityMailsTo(email)).toSorted()).toEqual([
      ...['A passkey was added · Direct365', 'A passkey was added · Direct365'],
      'A passkey was renamed · Direct365',
    ]);
  });

  it('removes one, and tells its owner', async () => {
    const { browser, email } = await makeOwner();
    const { passkeyId } = (await addPasskey(browser, newAuthenticator())).answer;
    const remove = () => browser.send('DELETE', `/api/me/passkeys/${passkeyId}`, {});
    expect((await remove()).answer).toEqual({ removed: true });
    expect((await remove()).status).toBe(404);
    expect(await listed(browser)).toEqual([]);
    expect(await securityMailsTo(email)).toContain('A passkey was removed · Direct365');
  });

  it('keeps the last way in, unless it is blocked and lets no one in', async () => {
    const { browser, userId } = await makeOwner();
    const { passkeyId: first } = (await addPasskey(browser, newAuthenticator())).answer;
    const { passkeyId: last } = (await addPasskey(browser, newAuthenticator(), { name: 'Key' }))
      .answer;
    await app.db.deleteFrom('auth.accounts').where('user_id', '=', userId).execute();
    const remove = async (passkeyId: unknown) =>
      (await browser.send('DELETE', `/api/me/passkeys/${passkeyId}`, {})).answer;
    expect(await remove(crypto.randomUUID())).toMatchObject({ code: 'PASSKEY_NOT_FOUND' });
    expect(await remove(first)).toEqual({ removed: true });
    expect(await remove(last)).toMatchObject({ code: 'LAST_WAY_IN' });
    expect(await listed(browser)).toMatchObject([{ friendlyName: 'Key' }]);
    await app.db
      .updateTable('auth.passkeys')
      .set({ copied_at: app.clock.now() })
      .where('user_id', '=', userId)
      .execute();
    expect(await remove(last)).toEqual({ removed: true });
  });

  it('forgets challenges that no one answered', async () => {
    const { browser } = await makeOwner();
    await beginAdding(browser, 'Laptop');
    app.clock.moveTo(new Date(app.clock.now().getTime() + 5 * 60_000));
    const count = async () =>
      Number((await app.pool.query('select count(*) from auth.passkey_challenges')).rows[0].count);
    expect(await count()).toBeGreaterThan(0);
    const { passkeyChallengesAged } = await import('./jobs.ts');
    await app.services.write((tx) => app.services.jobs.enqueue(tx, passkeyChallengesAged, {}));
    await app.settle();
    expect(await count()).toBe(0);
  });
});
