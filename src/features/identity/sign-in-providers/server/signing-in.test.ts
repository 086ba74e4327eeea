import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '#tests/support/app.ts';
import { makeFactor } from '#tests/support/factors.ts';
import { HttpBrowser, makeSignUp } from '#tests/support/http-browser.ts';
import { fabrikam, type MicrosoftPerson } from '#tests/support/microsoft/microsoft-emulator.ts';
import {
  beginPath,
  connectPath,
  type MicrosoftSite,
  startMicrosoftSite,
} from '#tests/support/microsoft/microsoft-site.ts';

let site: MicrosoftSite;
beforeAll(async () => {
  site = await startMicrosoftSite();
  return () => site.stop();
});
beforeEach(() => {
  site.microsoft.misbehaviour = {};
});

const newBrowser = () => new HttpBrowser(site.app);

/** A user with a password whose Microsoft account is connected. */
async function makeConnected(person: MicrosoftPerson = site.stranger()) {
  const { userId, email } = await makeSignUp(site.app);
  const browser = new HttpBrowser(site.app, await site.app.cookieOf(userId));
  await site.goAndReturn(browser, person, connectPath);
  return { userId, email, person };
}

const sessionsOf = (userId: string) =>
  site.app.db
    .selectFrom('auth.sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('proven_at', 'desc')
    .execute();

const problem = (name: string, more = 'for=sign-in') => `/auth/microsoft?problem=${name}&${more}`;

describe('a connected Microsoft account', () => {
  it('signs in at aal1, to where its person wanted to go', async () => {
    const { userId, person } = await makeConnected();
    const browser = newBrowser();
    const location = await site.goAndReturn(browser, person, beginPath, {
      next: '/post-project?step=2',
    });
    expect(location).toBe('/auth?mode=signin&next=%2Fpost-project%3Fstep%3D2');
    expect(await browser.me()).toMatchObject({ kind: 'signed-in', userId, assurance: 'aal1' });
    const { answer } = await browser.send<{ sessions: object[] }>('GET', '/api/me/sessions');
    expect(answer.sessions).toContainEqual(
      expect.objectContaining({ madeBy: 'microsoft', assurance: 'aal1', isCurrent: true }),
    );
    const { answer: listed } = await browser.send('GET', connectPath);
    expect(listed).toMatchObject({
      isOffered: true,
      connections: [{ claimedEmail: person.email, lastUsedAt: expect.any(String) }],
    });
  });

  it('leads nowhere else, whatever was wished', async () => {
    const { person } = await makeConnected();
    const wished = { next: 'https://evil.example/' };
    expect(await site.goAndReturn(newBrowser(), person, beginPath, wished)).toBe(
      '/auth?mode=signin',
    );
  });

  it('is asked for the second step like a password', async () => {
    const { userId, person } = await makeConnected();
    await makeFactor(site.app, userId);
    const browser = newBrowser();
    await site.goAndReturn(browser, person);
    expect(await browser.me()).toEqual({ kind: 'visitor', isSigningIn: true });
    expect((await browser.send('GET', '/api/me/sessions')).status).toBe(401);
  });

  it.each([
    ['was asked just now', 30, true],
    ['was let in without being asked', 86_400, false],
    ['was asked at a time that Microsoft does not say', 'never said', false],
  ] as const)(
    'makes a fresh session only of whom it has just asked: who %s',
    async (_, askedSecondsAgo, isFresh) => {
      const { person } = await makeConnected();
      const browser = newBrowser();
      await site.goAndReturn(browser, { ...person, askedSecondsAgo });
      expect(await browser.me()).toMatchObject({ kind: 'signed-in', isFresh });
    },
  );

  it('takes the place of the session that the browser had', async () => {
    const { person, userId } = await makeConnected();
    const other = await makeSignUp(site.app);
    const browser = newBrowser();
    await browser.signIn(other.email);
    await site.goAndReturn(browser, person);
    expect(await browser.me()).toMatchObject({ userId });
    expect(await sessionsOf(other.userId)).toEqual([]);
  });

  it('is known by issuer and subject: the same subject of another tenant is a stranger', async () => {
    const { person } = await makeConnected();
    const browser = newBrowser();
    const twin = { ...person, tid: fabrikam };
    expect(await site.goAndReturn(browser, twin)).toMatch(/^\/auth\/microsoft\/sign-up\?id=/);
    expect(await browser.me()).toMatchObject({ kind: 'visitor' });
  });

  it('is known when Microsoft calls it another name and address', async () => {
    const { person, userId } = await makeConnected();
    const browser = newBrowser();
    await site.goAndReturn(browser, { ...person, name: 'Someone', email: 'new@contoso.example' });
    expect(await browser.me()).toMatchObject({ userId });
  });
});

describe('the way back from Microsoft', () => {
  it('works once', async () => {
    const { person } = await makeConnected();
    const browser = newBrowser();
    site.microsoft.person = person;
    const { consented } = await site.leave(browser);
    await browser.visit(consented);
    expect(await browser.visit(consented)).toEqual({ status: 303, location: problem('expired') });
  });

  it('works in the browser that went, and in no other', async () => {
    const { person } = await makeConnected();
    site.microsoft.person = person;
    const thief = newBrowser();
    await site.leave(thief);
    const victim = newBrowser();
    // The thief's own way back, in the browser of a user who is to be signed in as the thief.
    const { consented } = await site.leave(thief);
    expect((await victim.visit(consented)).location).toBe(problem('expired'));
    await site.leave(victim);
    expect((await victim.visit(consented)).location).toBe(problem('expired'));
    expect(await victim.me()).toMatchObject({ kind: 'visitor' });
    // What no one of another browser can use up.
    expect((await thief.visit(consented)).location).toBe('/auth?mode=signin');
  });

  it('works for each of two windows of one browser', async () => {
    const { person } = await makeConnected();
    const browser = newBrowser();
    site.microsoft.person = person;
    const first = await site.leave(browser, beginPath, { next: '/shortlist' });
    const second = await site.leave(browser, beginPath, { next: '/account' });
    expect((await browser.visit(second.consented)).location).toContain('next=%2Faccount');
    expect((await browser.visit(first.consented)).location).toContain('next=%2Fshortlist');
  });

  it('works for a quarter of an hour', async () => {
    const { person } = await makeConnected();
    const browser = newBrowser();
    site.microsoft.person = person;
    const { consented } = await site.leave(browser);
    const began = site.app.clock.now();
    site.app.clock.moveTo(new Date(began.getTime() + 15 * 60_000));
    expect((await browser.visit(consented)).location).toBe(problem('expired'));
    site.app.clock.moveTo(began);
  });

  it('is not used up by a look at its address', async () => {
    const { person } = await makeConnected();
    const browser = newBrowser();
    site.microsoft.person = person;
    const { consented } = await site.leave(browser);
    const look = await site.app.http.request(consented, { method: 'HEAD' });
    expect(look.status).toBe(204);
    expect((await browser.visit(consented)).location).toBe('/auth?mode=signin');
  });

  it('says in its address nothing of what was brought, and is kept by no one', async () => {
    const browser = newBrowser();
    site.microsoft.person = site.stranger();
    const { consented } = await site.leave(browser);
    const response = await site.app.http.request(consented);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).not.toBe(null);
    expect(response.headers.get('location')).not.toContain('code');
  });

  it.each([
    '',
    '?code=1',
    '?state=1',
    '?state=1&code=1',
    '?state=1&state=2',
    '?error=access_denied',
  ])('ends with a word where it has nothing to go on: %s', async (query) => {
    const { location } = await newBrowser().visit(`/auth/microsoft/return${query}`);
    expect(location).toBe(problem('expired'));
  });

  it('ends with a word when the person cancels, and keeps where they wanted to go', async () => {
    const browser = newBrowser();
    const { cancelled } = await site.leave(browser, beginPath, { next: '/shortlist' });
    expect((await browser.visit(cancelled)).location).toBe(
      problem('cancelled', 'for=sign-in&next=%2Fshortlist'),
    );
  });

  it.each([
    ['unreachable', { at: { place: 'tokens', does: 'faults' } }],
    ['unreachable', { at: { place: 'tokens', does: 'hangs' } }],
    ['refused', { signing: 'none' }],
    ['refused', { claims: { nonce: 'of another round' } }],
    ['clock', { claims: { exp: 1 } }],
  ] as const)('ends with %s, and signs no one in, with %j', async (name, misbehaviour) => {
    const { person } = await makeConnected();
    const browser = newBrowser();
    site.microsoft.person = person;
    const { consented } = await site.leave(browser);
    site.microsoft.misbehaviour = misbehaviour;
    expect((await browser.visit(consented)).location).toBe(problem(name));
    expect(await browser.me()).toMatchObject({ kind: 'visitor' });
  });
});

describe('what is stored of a way to Microsoft', () => {
  it('opens nothing: neither its state, nor nonce, verifier or mark are in the tables', async () => {
    const browser = newBrowser();
    const { answer } = await browser.send<{ url: string }>('POST', beginPath, {});
    const { searchParams } = new URL(answer.url);
    const rows = JSON.stringify(
      await site.app.db.selectFrom('auth.sign_in_flows').selectAll().execute(),
    );
    expect(rows).not.toBe('[]');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(rows).not.toContain(searchParams.get(name));
    }
  });

  it('is removed once it has run out', async () => {
    const { app } = site;
    await site.goAndReturn(newBrowser(), site.stranger());
    await site.leave(newBrowser());
    const began = app.clock.now();
    app.clock.moveTo(new Date(began.getTime() + 60 * 60_000));
    const { signInFlowsAged } = await import('./jobs.ts');
    await app.services.jobs.enqueue(app.db, signInFlowsAged, {});
    await app.settle();
    app.clock.moveTo(began);
    expect(await app.db.selectFrom('auth.sign_in_flows').selectAll().execute()).toEqual([]);
    expect(await app.db.selectFrom('auth.waiting_identities').selectAll().execute()).toEqual([]);
  });
});

describe('a site without a registration at Microsoft', () => {
  it('offers nothing, and says so to a visitor who comes all the same', async () => {
    const app = await createTestApp();
    const browser = new HttpBrowser(app);
    expect((await browser.send('GET', '/api/sign-in-providers')).answer).toEqual({
      microsoft: false,
    });
    expect(await browser.send('POST', beginPath, {})).toMatchObject({
      status: 404,
      answer: { code: 'NOT_OFFERED' },
    });
    expect((await browser.visit('/auth/microsoft/return?state=1&code=1')).location).toBe(
      problem('not-offered'),
    );
    await app.close();
  });

  it('that Microsoft does not answer says so before anybody leaves', async () => {
    site.microsoft.misbehaviour = {};
    const other = await startMicrosoftSite();
    other.microsoft.misbehaviour = { at: { place: 'metadata', does: 'faults' } };
    expect(await new HttpBrowser(other.app).send('POST', beginPath, {})).toMatchObject({
      status: 503,
      answer: { code: 'MICROSOFT_UNREACHABLE' },
    });
    await other.stop();
  });
});
