import { describe, expect, it } from 'vitest';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeFactor } from '#tests/support/factors.ts';
import { HttpBrowser, makeSignUp, testPassword } from '#tests/support/http-browser.ts';
import { totpCode } from '../rules/totp.ts';

const password = testPassword;
const stepMs = 30_000;

const app = await sharedTestApp();

const browserWith = (cookie = '') => new HttpBrowser(app, cookie);

async function verify(browser: HttpBrowser, factorId: string, code: string) {
  const path = `/auth/v1/factors/${factorId}`;
  const challenge = await browser.send('POST', `${path}/challenge`, {});
  return browser.send('POST', `${path}/verify`, { challenge_id: challenge.answer.id, code });
}

const makePerson = () => makeSignUp(app);

/** A user with an authenticator app. */
async function makeProtected() {
  const person = await makePerson();
  return { ...person, ...(await makeFactor(app, person.userId)) };
}

const codeNow = (secret: string, aheadSteps = 0): string =>
  totpCode(secret, new Date(app.clock.now().getTime() + aheadSteps * stepMs));

async function securityMailsTo(email: string): Promise<string[]> {
  await app.settle();
  return (await listMails(app.db, { to: email })).map(({ subject }) => subject).reverse();
}

describe('setting an authenticator app up', () => {
  it('counts once a code was right, raises the session, and makes the others wait', async () => {
    const { userId, email } = await makePerson();
    const browser = browserWith(await app.cookieOf(userId));
    const other = browserWith(await app.cookieOf(userId));
    const enrolled = await browser.send('POST', '/auth/v1/factors', {
      friendly_name: 'My phone',
      factor_type: 'totp',
      issuer: 'Direct365',
    });
    const { id, type, friendly_name, totp } = enrolled.answer as unknown as {
      id: string;
      type: string;
      friendly_name: string;
      totp: { qr_code: string; secret: string; uri: string };
    };
    expect({ type, friendly_name }).toEqual({ type: 'totp', friendly_name: 'My phone' });
    expect(totp.qr_code).toContain('<svg');
    expect(new URL(totp.uri).searchParams.get('secret')).toBe(totp.secret);
    expect((await browser.send('GET', '/api/me/factors')).answer).toMatchObject({ factors: [] });
    expect(await other.me()).toMatchObject({ kind: 'signed-in' });

    const old = browser.copy();
    expect((await verify(browser, id, codeNow(totp.secret))).answer).toMatchObject({
      user: { id: userId },
    });
    expect(await browser.me()).toMatchObject({ kind: 'signed-in', assurance: 'aal2' });
    expect(await old.me()).toEqual({ kind: 'visitor' });
    expect(await other.me()).toEqual({ kind: 'visitor', isSigningIn: true });
    expect((await browser.send('GET', '/api/me/factors')).answer).toMatchObject({
      factors: [{ factorId: id, friendlyName: 'My phone' }],
      backupCodesLeft: 0,
    });
    expect(await securityMailsTo(email)).toEqual([
      'Two-step sign-in: a factor was added · Direct365',
    ]);
  });

  it('keeps the secret sealed', async () => {
    const { factorId, secret } = await makeProtected();
    const { rows } = await app.pool.query('select * from auth.factors where id = $1', [factorId]);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('takes several by different names, which can be changed', async () => {
    const { userId, factorId } = await makeProtected();
    const browser = browserWith(await app.cookieOf(userId));
    const enrol = (friendly_name: string) =>
      browser.send('POST', '/auth/v1/factors', { friendly_name, factor_type: 'totp' });
    expect((await enrol('PHONE')).answer).toMatchObject({ code: 'FACTOR_NAME_TAKEN' });
    const renamed = await browser.send('PUT', `/api/me/factors/${factorId}/name`, {
      friendlyName: 'Old phone',
    });
    expect(renamed.answer).toEqual({ friendlyName: 'Old phone' });
    expect((await enrol('Phone')).status).toBe(200);
  });
});

describe('signing in with a second factor', () => {
  it('makes a visitor of everyone who has only the password', async () => {
    const { email, factorId, secret, userId } = await makeProtected();
    const browser = browserWith();
    expect((await browser.signIn(email)).status).toBe(200);
    expect(await browser.me()).toEqual({ kind: 'visitor', isSigningIn: true });
    expect((await browser.send('GET', '/api/me/sessions')).status).toBe(401);
    expect((await browser.send('DELETE', `/auth/v1/factors/${factorId}`, {})).status).toBe(401);
    expect((await browser.send('POST', '/api/me/backup-codes', {})).status).toBe(401);

    const pending = browser.copy();
    expect((await verify(browser, factorId, codeNow(secret))).status).toBe(200);
    expect(await browser.me()).toMatchObject({ kind: 'signed-in', userId, assurance: 'aal2' });
    expect(await pending.me()).toEqual({ kind: 'visitor' });
  });

  it('takes no code twice, and none of another person, session or challenge', async () => {
    const { email, factorId, secret } = await makeProtected();
    const code = codeNow(secret);
    const first = browserWith();
    await first.signIn(email);
    expect((await verify(first, factorId, code)).status).toBe(200);
    const second = browserWith();
    await second.signIn(email);
    expect((await verify(second, factorId, code)).answer).toMatchObject({ code: 'WRONG_CODE' });

    const path = `/auth/v1/factors/${factorId}`;
    const ofFirst = await first.send('POST', `${path}/challenge`, {});
    const next = codeNow(secret, 1);
    const stolen = { challenge_id: ofFirst.answer.id, code: next };
    expect((await second.send('POST', `${path}/verify`, stolen)).answer).toMatchObject({
      code: 'CHALLENGE_NOT_FOUND',
    });
    const stranger = browserWith(await app.cookieOf((await makePerson()).userId));
    expect((await stranger.send('POST', `${path}/challenge`, {})).status).toBe(404);
    expect((await verify(second, factorId, next)).status).toBe(200);
    // The challenge of the first is still good, its code is not any more.
    expect((await first.send('POST', `${path}/verify`, stolen)).answer).toMatchObject({
      code: 'WRONG_CODE',
    });
  });

  it('takes one of many tries of the same code at the same moment', async () => {
    const { email, factorId, secret } = await makeProtected();
    const browsers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const browser = browserWith();
        await browser.signIn(email);
        return browser;
      }),
    );
    const code = codeNow(secret);
    const tries = await Promise.all(browsers.map((browser) => verify(browser, factorId, code)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
  });

  it('ends guessing after ten wrong codes an hour, in whichever session', async () => {
    const { email, factorId, secret } = await makeProtected();
    const wrong = String((Number(codeNow(secret)) + 500_000) % 1_000_000).padStart(6, '0');
    for (let guess = 1; guess <= 10; guess += 1) {
      const browser = browserWith();
      await app.pool.query('truncate rate_limits');
      await browser.signIn(email);
      const { status } =
        guess % 2 === 0
          ? await browser.send('POST', '/api/me/session/backup-code', { code: 'ABCDE-12345' })
          : await verify(browser, factorId, wrong);
      expect(status).toBe(422);
      await browser.send('POST', '/auth/v1/sign-out', {});
    }
    const browser = browserWith();
    await browser.signIn(email);
    expect((await verify(browser, factorId, codeNow(secret))).status).toBe(429);
    expect(await browser.me()).toEqual({ kind: 'visitor', isSigningIn: true });
  });

  it('is asked for again after a reset of the password', async () => {
    const { email, userId } = await makeProtected();
    await app.http.request('/auth/v1/request-password-reset', {
      method: 'POST',
      headers: { origin: app.services.publicUrl, 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    await app.settle();
    const [mail] = await listMails(app.db, { to: email });
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const browser = browserWith(await app.cookieOf(userId));
    const reset = await browser.send('POST', '/auth/v1/reset-password', {
      newPassword: password,
      token,
    });
    expect(reset.status).toBe(200);
    expect(await browser.me()).toEqual({ kind: 'visitor' });
    await browser.signIn(email);
    expect(await browser.me()).toEqual({ kind: 'visitor', isSigningIn: true });
    expect(await securityMailsTo(email)).toContain('Your password was changed · Direct365');
  });
});

describe('backup codes', () => {
  it('open a session once each, and a new set ends the one before', async () => {
    const { email, userId } = await makeProtected();
    const owner = browserWith(await app.cookieOf(userId));
    const make = async () =>
      (await owner.send('POST', '/api/me/backup-codes', {})).answer.codes as unknown as string[];
    const [unused = ''] = await make();
    const [code = ''] = await make();
    const lost = browserWith();
    await lost.signIn(email);
    const typed = (each: string) => ({ code: each.toLowerCase().replace('-', ' ') });
    const use = (each: string) => lost.send('POST', '/api/me/session/backup-code', typed(each));
    expect((await use(unused)).status).toBe(422);
    expect((await use(code)).status).toBe(200);
    expect(await lost.me()).toMatchObject({ kind: 'signed-in', assurance: 'aal2' });
    expect((await use(code)).status).toBe(422);
    expect((await lost.send('GET', '/api/me/factors')).answer).toMatchObject({
      backupCodesLeft: 9,
    });
    expect(await securityMailsTo(email)).toContain('A backup code was used · Direct365');
    const { rows } = await app.pool.query('select code_hash from auth.backup_codes');
    expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''));
  });
});

describe('removing a factor', () => {
  it('needs a fresh session, takes the backup codes along with the last one, and is told', async () => {
    const { email, userId, factorId } = await makeProtected();
    const old = browserWith(await app.cookieOf(userId));
    await app.db
      .updateTable('auth.sessions')
      .set({ proven_at: new Date(app.clock.now().getTime() - 20 * 60_000) })
      .where('user_id', '=', userId)
      .execute();
    const remove = (browser: HttpBrowser) =>
      browser.send('DELETE', `/auth/v1/factors/${factorId}`, {});
    expect((await remove(old)).answer).toMatchObject({ code: 'SIGN_IN_AGAIN' });
    // The password alone is no proof for a user with a factor.
    const proof = await old.send('POST', '/api/me/session/password-proof', { password });
    expect(proof.answer).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });

    const fresh = browserWith(await app.cookieOf(userId));
    await fresh.send('POST', '/api/me/backup-codes', {});
    expect((await remove(fresh)).answer).toEqual({ id: factorId });
    expect((await fresh.send('GET', '/api/me/factors')).answer).toEqual({
      factors: [],
      backupCodesLeft: 0,
      hasTextMessages: true,
    });
    const browser = browserWith();
    await browser.signIn(email);
    expect(await browser.me()).toMatchObject({ kind: 'signed-in', assurance: 'aal1' });
    expect(await securityMailsTo(email)).toContain(
      'Two-step sign-in: a factor was removed · Direct365',
    );
  });

  it('is one’s own alone, and no one is told of one that was never finished', async () => {
    const { email, userId, factorId } = await makeProtected();
    const owner = browserWith(await app.cookieOf(userId));
    const { factorId: foreign } = await makeProtected();
    const remove = (id: string) => owner.send('DELETE', `/auth/v1/factors/${id}`, {});
    expect(await remove(foreign)).toMatchObject({ status: 404 });
    await app.db
      .updateTable('auth.factors')
      .set({ verified_at: null })
      .where('id', '=', factorId)
      .execute();
    expect((await remove(factorId)).answer).toEqual({ id: factorId });
    expect(await remove(factorId)).toMatchObject({ status: 404 });
    expect(await securityMailsTo(email)).toEqual([]);
    const left = app.db.selectFrom('auth.factors').select('id').where('id', '=', foreign);
    expect(await left.execute()).toHaveLength(1);
  });
});
