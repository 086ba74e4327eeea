import { describe, expect, it } from 'vitest';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeFactor } from '#tests/support/factors.ts';
import { HttpBrowser, makeSignUp } from '#tests/support/http-browser.ts';
import {
  addPasskey,
  beginSigning,
  proofPath,
  signInPath,
  signWith,
} from '#tests/support/passkey-ceremonies.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { type Misbehaviour, SoftwareAuthenticator } from '#tests/support/software-authenticator.ts';

const app = await sharedTestApp();

/** A user with a passkey on a device of their own. */
async function makeOwner({ counts = false }: { counts?: boolean } = {}) {
  const person = await makeSignUp(app);
  const authenticator = new SoftwareAuthenticator(testPublicUrl, { counts });
  const home = new HttpBrowser(app, await app.cookieOf(person.userId));
  const { passkeyId } = (await addPasskey(home, authenticator)).answer;
  return { ...person, authenticator, home, passkeyId };
}

const newBrowser = () => new HttpBrowser(app);

async function securityMailsTo(email: string): Promise<string[]> {
  await app.settle();
  return (await listMails(app.db, { to: email })).map(({ subject }) => subject);
}

describe('signing in with a passkey', () => {
  it('opens a session at aal2 that says how it was made, and asks for nothing more', async () => {
    const { userId, authenticator } = await makeOwner();
    await makeFactor(app, userId);
    const browser = newBrowser();
    expect((await signWith(browser, signInPath, authenticator)).answer).toEqual({ userId });
    expect(await browser.me()).toMatchObject({ kind: 'signed-in', userId, assurance: 'aal2' });
    const { answer } = await browser.send('GET', '/api/me/sessions');
    const { sessions } = answer as { sessions: Record<string, unknown>[] };
    expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({ madeBy: 'passkey' });
    const { passkeys } = (await browser.send('GET', '/api/me/passkeys')).answer as {
      passkeys: Record<string, unknown>[];
    };
    expect(passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  it('asks the same of everyone: nothing that says who has passkeys', async () => {
    await makeOwner();
    const { answer } = await beginSigning(newBrowser(), signInPath);
    expect({ ...answer.options, challenge: '' }).toEqual({
      challenge: '',
      rpId: new URL(testPublicUrl).hostname,
      timeout: 300_000,
      userVerification: 'required',
      allowCredentials: [],
    });
  });

  it('ends the session that the browser had before', async () => {
    const { authenticator } = await makeOwner();
    const stranger = await makeSignUp(app);
    const browser = new HttpBrowser(app, await app.cookieOf(stranger.userId));
    const before = browser.copy();
    await signWith(browser, signInPath, authenticator);
    expect(await before.me()).toEqual({ kind: 'visitor' });
    expect(await browser.me()).toMatchObject({ kind: 'signed-in' });
  });

  it.each<[string, Misbehaviour]>([
    ['of another site', { origin: 'https://direct365.example.evil' }],
    ['in a frame of another site', { crossOrigin: true }],
    ['in a page of another site', { topOrigin: 'https://evil.example' }],
    ['for another name', { rpId: 'evil.example' }],
    ['of another challenge', { challenge: Buffer.from('not it').toString('base64url') }],
    ['that was asked to make a passkey', { type: 'webauthn.create' }],
    ['that did not verify its user', { isVerified: false }],
    ['that no one touched', { isPresent: false, isVerified: false }],
    ['that names no one', { userHandle: undefined }],
  ])('refuses an answer %s', async (_, wrong) => {
    const { authenticator } = await makeOwner();
    const browser = newBrowser();
    const refused = await signWith(browser, signInPath, authenticator, wrong);
    expect(refused.answer).toMatchObject({ code: 'PASSKEY_NOT_ACCEPTED' });
    expect(await browser.me()).toEqual({ kind: 'visitor' });
  });

  it('answers alike, whatever is wrong', async () => {
    const { authenticator } = await makeOwner();
    const unknown = new SoftwareAuthenticator(testPublicUrl);
    const { options } = (await beginSigning(newBrowser(), signInPath)).answer;
    unknown.make({
      ...options,
      rp: { id: options.rpId, name: '' },
      user: { id: 'AAAA', name: '', displayName: '' },
      pubKeyCredParams: [],
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    });
    const ofUnknown = await signWith(newBrowser(), signInPath, unknown);
    const ofKnown = await signWith(newBrowser(), signInPath, authenticator, { rpId: 'evil' });
    expect({ ...ofUnknown.answer, requestId: '' }).toEqual({ ...ofKnown.answer, requestId: '' });
    expect(ofUnknown.status).toBe(ofKnown.status);
  });

  it('refuses what was altered after it was signed', async () => {
    const { authenticator } = await makeOwner();
    const browser = newBrowser();
    const { challengeId, options } = (await beginSigning(browser, signInPath)).answer;
    const signed = authenticator.sign(options);
    const clientData = JSON.parse(
      Buffer.from(signed.response.clientDataJSON, 'base64url').toString(),
    ) as object;
    const altered = Buffer.from(JSON.stringify({ ...clientData, more: 1 })).toString('base64url');
    const answer = { ...signed, response: { ...signed.response, clientDataJSON: altered } };
    const refused = await browser.send('POST', signInPath, { challengeId, answer });
    expect(refused.answer).toMatchObject({ code: 'PASSKEY_NOT_ACCEPTED' });
  });

  it('refuses a passkey that comes with the name of another person', async () => {
    const [owner, other] = [await makeOwner(), await makeOwner()];
    const userHandle = Buffer.from(other.userId.replaceAll('-', ''), 'hex').toString('base64url');
    const refused = await signWith(newBrowser(), signInPath, owner.authenticator, { userHandle });
    expect(refused.answer).toMatchObject({ code: 'PASSKEY_NOT_ACCEPTED' });
  });

  it('refuses the passkey of one person under the id of another’s', async () => {
    const [owner, other] = [await makeOwner(), await makeOwner()];
    const browser = newBrowser();
    const { challengeId, options } = (await beginSigning(browser, signInPath)).answer;
    const theirs = other.authenticator.sign(options);
    const { id, rawId, response } = owner.authenticator.sign(options);
    const answer = {
      ...theirs,
      ...{ id, rawId },
      response: { ...theirs.response, userHandle: response.userHandle },
    };
    const refused = await browser.send('POST', signInPath, { challengeId, answer });
    expect(refused.answer).toMatchObject({ code: 'PASSKEY_NOT_ACCEPTED' });
  });

  it('takes each challenge once, even at the same moment', async () => {
    const { authenticator } = await makeOwner();
    const browser = newBrowser();
    const { challengeId, options } = (await beginSigning(browser, signInPath)).answer;
    const body = { challengeId, answer: authenticator.sign(options) };
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => browser.copy().send('POST', signInPath, body)),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    expect((await browser.send('POST', signInPath, body)).status).toBe(422);
  });

  it('ends a challenge by a wrong answer, too', async () => {
    const { authenticator } = await makeOwner();
    const browser = newBrowser();
    const { challengeId, options } = (await beginSigning(browser, signInPath)).answer;
    const wrong = { challengeId, answer: authenticator.sign(options, { rpId: 'evil' }) };
    expect((await browser.send('POST', signInPath, wrong)).status).toBe(422);
    const right = { challengeId, answer: authenticator.sign(options) };
    expect((await browser.send('POST', signInPath, right)).status).toBe(422);
  });

  it('takes an answer in the browser that began alone, and within five minutes', async () => {
    const { authenticator } = await makeOwner();
    const browser = newBrowser();
    const begin = async () => {
      const { challengeId, options } = (await beginSigning(browser, signInPath)).answer;
      return { challengeId, answer: authenticator.sign(options) };
    };
    const stolen = await begin();
    const elsewhere = newBrowser();
    expect((await elsewhere.send('POST', signInPath, stolen)).status).toBe(422);
    await beginSigning(elsewhere, signInPath);
    expect((await elsewhere.send('POST', signInPath, stolen)).status).toBe(422);
    const [first, second] = [await begin(), await begin()];
    // Two windows of one browser do not shut each other out.
    expect((await browser.send('POST', signInPath, first)).status).toBe(200);
    app.clock.moveTo(new Date(app.clock.now().getTime() + 5 * 60_000));
    expect((await browser.send('POST', signInPath, second)).status).toBe(422);
  });

  it('takes no challenge that was for something else', async () => {
    const { authenticator, home } = await makeOwner();
    const toProve = (await beginSigning(home, proofPath)).answer;
    await beginSigning(home, signInPath);
    const answer = authenticator.sign(toProve.options);
    const body = { challengeId: toProve.challengeId, answer };
    expect((await home.send('POST', signInPath, body)).status).toBe(422);
    const toSignIn = (await beginSigning(home, signInPath)).answer;
    const other = {
      challengeId: toSignIn.challengeId,
      answer: authenticator.sign(toSignIn.options),
    };
    expect((await home.send('POST', proofPath, other)).status).toBe(422);
  });

  it('behaves as a password does where the address is not confirmed, or the account suspended', async () => {
    const [unconfirmed, suspended] = [await makeOwner(), await makeOwner()];
    await app.db
      .updateTable('auth.users')
      .set({ email_verified: false })
      .where('id', '=', unconfirmed.userId)
      .execute();
    const refused = await signWith(newBrowser(), signInPath, unconfirmed.authenticator);
    const byPassword = await newBrowser().signIn(unconfirmed.email);
    expect(refused).toMatchObject({ status: 403, answer: { code: 'EMAIL_NOT_VERIFIED' } });
    expect(byPassword).toMatchObject({ status: 403, answer: { code: 'EMAIL_NOT_VERIFIED' } });
    const { approvals } = await app.as(await app.make.admin());
    await approvals.suspend({ userId: suspended.userId, reason: 'A test.' });
    const browser = newBrowser();
    expect((await signWith(browser, signInPath, suspended.authenticator)).status).toBe(200);
    expect(await browser.me()).toMatchObject({ accountState: 'suspended' });
    expect((await browser.send('POST', '/api/me/passkeys/challenge', {})).answer).toMatchObject({
      code: 'ACCOUNT_SUSPENDED',
    });
  });

  it('does not take a removed passkey', async () => {
    const { authenticator, home, passkeyId } = await makeOwner();
    await home.send('DELETE', `/api/me/passkeys/${passkeyId}`, {});
    expect((await signWith(newBrowser(), signInPath, authenticator)).status).toBe(422);
  });

  it('is limited by the address', async () => {
    await app.pool.query('truncate rate_limits');
    const browser = newBrowser();
    const statuses: number[] = [];
    for (let count = 0; count < 301; count += 1) {
      statuses.push((await beginSigning(browser, signInPath)).status);
    }
    expect(statuses.slice(0, 300).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    await app.pool.query('truncate rate_limits');
  });
});

describe('an authenticator that counts', () => {
  it('signs in again and again as its count rises', async () => {
    const { authenticator } = await makeOwner({ counts: true });
    for (let count = 0; count < 3; count += 1) {
      expect((await signWith(newBrowser(), signInPath, authenticator)).status).toBe(200);
    }
  });

  it('is blocked when its count goes back, for there is a copy, and its owner is told once', async () => {
    const { authenticator, email, home } = await makeOwner({ counts: true });
    const copy = authenticator.copy();
    await signWith(newBrowser(), signInPath, authenticator);
    await signWith(newBrowser(), signInPath, authenticator);
    const browser = newBrowser();
    for (let count = 0; count < 3; count += 1) {
      const refused = await signWith(browser, signInPath, copy);
      expect(refused.answer).toMatchObject({ code: 'PASSKEY_BLOCKED' });
    }
    expect(await browser.me()).toEqual({ kind: 'visitor' });
    // No one can tell which of the two is the owner's.
    const own = await signWith(newBrowser(), signInPath, authenticator);
    expect(own.answer).toMatchObject({ code: 'PASSKEY_BLOCKED' });
    expect((await home.send('GET', '/api/me/passkeys')).answer).toMatchObject({
      passkeys: [{ isBlocked: true }],
    });
    expect((await beginSigning(home, proofPath)).status).toBe(404);
    const notifications = await securityMailsTo(email);
    expect(
      notifications.filter((subject) => subject.startsWith('A passkey was refused')),
    ).toHaveLength(1);
  });

  it('is not blocked by a count that it never signed', async () => {
    const { authenticator } = await makeOwner({ counts: true });
    await signWith(newBrowser(), signInPath, authenticator);
    const browser = newBrowser();
    const { challengeId, options } = (await beginSigning(browser, signInPath)).answer;
    const signed = authenticator.copy().sign(options, { signCount: 0 });
    const signature = Buffer.from(signed.response.signature, 'base64url');
    signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
    const forged = {
      ...signed,
      response: { ...signed.response, signature: signature.toString('base64url') },
    };
    const refused = await browser.send('POST', signInPath, { challengeId, answer: forged });
    expect(refused.answer).toMatchObject({ code: 'PASSKEY_NOT_ACCEPTED' });
    expect((await signWith(newBrowser(), signInPath, authenticator)).status).toBe(200);
  });
});

describe('proving oneself with a passkey', () => {
  it('does the second step after a password', async () => {
    const { email, userId, authenticator } = await makeOwner();
    await makeFactor(app, userId);
    const browser = newBrowser();
    await browser.signIn(email);
    expect(await browser.me()).toEqual({ kind: 'visitor', isSigningIn: true });
    const { options } = (await beginSigning(browser, proofPath)).answer;
    expect(options.allowCredentials).toHaveLength(1);
    const pending = browser.copy();
    expect((await signWith(browser, proofPath, authenticator)).answer).toEqual({ proven: true });
    expect(await browser.me()).toMatchObject({ kind: 'signed-in', assurance: 'aal2' });
    expect(await pending.me()).toEqual({ kind: 'visitor' });
  });

  it('makes a session fresh, and raises it', async () => {
    const { userId, authenticator, home } = await makeOwner();
    await app.db
      .updateTable('auth.sessions')
      .set({ proven_at: new Date(app.clock.now().getTime() - 20 * 60_000) })
      .where('user_id', '=', userId)
      .execute();
    expect(await home.me()).toMatchObject({ assurance: 'aal1', isFresh: false });
    expect((await signWith(home, proofPath, authenticator)).status).toBe(200);
    expect(await home.me()).toMatchObject({ assurance: 'aal2', isFresh: true });
  });

  it('takes no passkey of another user, and does not count its use', async () => {
    const [owner, other] = [await makeOwner(), await makeOwner()];
    await makeFactor(app, owner.userId);
    const browser = newBrowser();
    await browser.signIn(owner.email);
    const { challengeId, options } = (await beginSigning(browser, proofPath)).answer;
    expect(options.allowCredentials).toHaveLength(1);
    const answer = other.authenticator.sign({ ...options, allowCredentials: [] });
    const refused = await browser.send('POST', proofPath, { challengeId, answer });
    expect(refused.answer).toMatchObject({ code: 'PASSKEY_NOT_ACCEPTED' });
    expect(await browser.me()).toEqual({ kind: 'visitor', isSigningIn: true });
    expect((await other.home.send('GET', '/api/me/passkeys')).answer).toMatchObject({
      passkeys: [{ lastUsedAt: null }],
    });
  });

  it('takes a challenge in its own session alone', async () => {
    const { userId, authenticator, home } = await makeOwner();
    const { challengeId, options } = (await beginSigning(home, proofPath)).answer;
    const body = { challengeId, answer: authenticator.sign(options) };
    const elsewhere = new HttpBrowser(app, await app.cookieOf(userId));
    expect((await elsewhere.send('POST', proofPath, body)).status).toBe(422);
    expect((await home.send('POST', proofPath, body)).status).toBe(200);
  });

  it('is limited by the account', async () => {
    const { home } = await makeOwner();
    await app.pool.query('truncate rate_limits');
    const statuses: number[] = [];
    for (let count = 0; count < 41; count += 1) {
      statuses.push((await beginSigning(home, proofPath)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.at(-1)).toBe(429);
    await app.pool.query('truncate rate_limits');
  });
});

describe('what passkeys leave as it was', () => {
  it('is the second step after a password, and after a reset of it', async () => {
    const { email, userId } = await makeOwner();
    await makeFactor(app, userId);
    const browser = newBrowser();
    await browser.signIn(email);
    expect((await browser.send('POST', '/api/me/passkeys/challenge', {})).status).toBe(401);
    expect((await browser.send('DELETE', '/api/me/passkeys/none', {})).status).toBe(401);
  });

  it('signs in with the password alone where there is no other factor', async () => {
    const { email } = await makeOwner();
    const browser = newBrowser();
    await browser.signIn(email);
    expect(await browser.me()).toMatchObject({ kind: 'signed-in', assurance: 'aal1' });
  });
});
