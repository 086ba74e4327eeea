import { describe, expect, it } from 'vitest';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { mailboxAddressOf } from '#emulators/mailbox/mailbox-sms.ts';
import { createTestApp, sharedTestApp } from '#tests/support/app.ts';
import { makeFactor } from '#tests/support/factors.ts';
import { HttpBrowser, makeSignUp } from '#tests/support/http-browser.ts';

const app = await sharedTestApp();

const minute = 60_000;
let numbers = 0;
/** A number that no one else uses in this file. */
const freshNumber = (): string => {
  numbers += 1;
  return `+4420794600${String(numbers).padStart(2, '0')}`;
};

type Kind = 'phone' | 'email';
const destinationOf = (kind: Kind): string =>
  kind === 'phone' ? freshNumber() : `${crypto.randomUUID()}@codes.test`;

/** The codes that went to a destination, last sent first. */
async function codesTo(destination: string): Promise<string[]> {
  await app.settle();
  const to = destination.startsWith('+') ? mailboxAddressOf(destination) : destination;
  const mails = await listMails(app.db, { to });
  return mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? 'none');
}

interface Enrolled {
  userId: string;
  email: string;
  browser: HttpBrowser;
  factorId: string;
  destination: string;
}

async function enrol(kind: Kind, destination = destinationOf(kind)): Promise<Enrolled> {
  const { userId, email } = await makeSignUp(app);
  const browser = new HttpBrowser(app, await app.cookieOf(userId));
  const enrolled = await browser.send<{ id: string }>('POST', '/auth/v1/factors', {
    ...{ friendly_name: 'Codes', factor_type: kind, [kind]: destination },
  });
  expect(enrolled).toMatchObject({ status: 200, answer: { type: kind, [kind]: destination } });
  return { userId, email, browser, factorId: enrolled.answer.id, destination };
}

const challenge = (browser: HttpBrowser, factorId: string) =>
  browser.send<{ id: string; code: string }>('POST', `/auth/v1/factors/${factorId}/challenge`, {});
const verify = (browser: HttpBrowser, factorId: string, challengeId: string, code: string) =>
  browser.send<{ code: string }>('POST', `/auth/v1/factors/${factorId}/verify`, {
    challenge_id: challengeId,
    code,
  });

async function prove(browser: HttpBrowser, { factorId, destination }: Enrolled): Promise<number> {
  const { answer } = await challenge(browser, factorId);
  const [code = ''] = await codesTo(destination);
  return (await verify(browser, factorId, answer.id, code)).status;
}

async function setUp(kind: Kind, destination?: string): Promise<Enrolled> {
  const enrolled = await enrol(kind, destination);
  expect(await prove(enrolled.browser, enrolled)).toBe(200);
  return enrolled;
}

/** A code that was not sent. */
const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000');

describe.each(['phone', 'email'] as const)('codes by %s', (kind) => {
  it('count once one was right, and are asked for at the next sign-in', async () => {
    const enrolled = await setUp(kind);
    const { email } = enrolled;
    const me = await enrolled.browser.me();
    expect(me.assurance).toBe(kind === 'phone' ? 'aal2' : 'aal1');
    const elsewhere = new HttpBrowser(app);
    await elsewhere.signIn(email);
    expect(await elsewhere.me()).toEqual({ kind: 'visitor', isSigningIn: true });
    expect(await prove(elsewhere, enrolled)).toBe(200);
    expect(await elsewhere.me()).toMatchObject({ kind: 'signed-in', isFresh: true });
  });

  it('make older sessions wait', async () => {
    const enrolled = await enrol(kind);
    const other = new HttpBrowser(app, await app.cookieOf(enrolled.userId));
    await prove(enrolled.browser, enrolled);
    expect(await other.me()).toEqual({ kind: 'visitor', isSigningIn: true });
  });

  it('are listed so that only their owner knows where they go', async () => {
    const { browser, destination } = await setUp(kind);
    const { answer } = await browser.send('GET', '/api/me/factors');
    expect(answer).toMatchObject({ hasTextMessages: true, factors: [{ kind, isPaused: false }] });
    expect(JSON.stringify(answer)).not.toContain(destination);
  });

  it('work once', async () => {
    const { browser, factorId, destination } = await enrol(kind);
    const { answer } = await challenge(browser, factorId);
    const [code = ''] = await codesTo(destination);
    expect((await verify(browser, factorId, answer.id, code)).status).toBe(200);
    expect((await verify(browser, factorId, answer.id, code)).status).toBe(404);
  });

  it('are void once another was asked for', async () => {
    const { browser, factorId, destination } = await enrol(kind);
    const first = await challenge(browser, factorId);
    const [older = ''] = await codesTo(destination);
    const second = await challenge(browser, factorId);
    expect((await verify(browser, factorId, first.answer.id, older)).status).toBe(404);
    const [newer = ''] = await codesTo(destination);
    if (newer !== older) {
      expect((await verify(browser, factorId, second.answer.id, older)).status).toBe(422);
    }
    expect((await verify(browser, factorId, second.answer.id, newer)).status).toBe(200);
  });

  it('are good for ten minutes', async () => {
    const { browser, factorId, destination } = await enrol(kind);
    const { answer } = await challenge(browser, factorId);
    const [code = ''] = await codesTo(destination);
    const sentAt = app.clock.now();
    app.clock.moveTo(new Date(sentAt.getTime() + 10 * minute));
    expect((await verify(browser, factorId, answer.id, code)).status).toBe(404);
    app.clock.moveTo(sentAt);
  });

  it('stand five wrong tries', async () => {
    const { browser, factorId, destination } = await enrol(kind);
    const { answer } = await challenge(browser, factorId);
    const [code = ''] = await codesTo(destination);
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = await verify(browser, factorId, answer.id, otherThan(code));
      expect(wrong.answer.code).toBe('WRONG_CODE');
    }
    expect((await verify(browser, factorId, answer.id, code)).answer.code).toBe(
      'CHALLENGE_NOT_FOUND',
    );
  });

  it('belong to the session that asked, and to no other', async () => {
    const enrolled = await setUp(kind);
    const [asking, other] = [new HttpBrowser(app), new HttpBrowser(app)];
    await asking.signIn(enrolled.email);
    await other.signIn(enrolled.email);
    const { answer } = await challenge(asking, enrolled.factorId);
    const [code = ''] = await codesTo(enrolled.destination);
    expect((await verify(other, enrolled.factorId, answer.id, code)).status).toBe(404);
    expect((await verify(asking, enrolled.factorId, answer.id, code)).status).toBe(200);
  });

  it('are taken once by two at the same moment', async () => {
    const { browser, factorId, destination } = await enrol(kind);
    const { answer } = await challenge(browser, factorId);
    const [code = ''] = await codesTo(destination);
    const copies = Array.from({ length: 4 }, () => browser.copy());
    const answers = await Promise.all(
      copies.map((copy) => verify(copy, factorId, answer.id, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('are sent six times an hour, and are kept nowhere as they are', async () => {
    const { browser, email, factorId, destination } = await setUp(kind);
    for (let sent = 1; sent < 6; sent += 1) {
      expect((await challenge(browser, factorId)).status).toBe(200);
    }
    const refused = await challenge(browser, factorId);
    expect(refused).toMatchObject({ status: 429, answer: { code: 'TOO_MANY_CODES_SENT' } });
    const [code = ''] = await codesTo(destination);
    const rows = await app.db.selectFrom('auth.factor_challenges').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    app.clock.moveTo(new Date(app.clock.now().getTime() + 60 * minute));
    const later = new HttpBrowser(app);
    await later.signIn(email);
    expect((await challenge(later, factorId)).status).toBe(200);
  });

  it('are sent to one destination six times an hour, over all users', async () => {
    const destination = destinationOf(kind);
    for (let sent = 0; sent < 6; sent += 1) {
      const { browser, factorId } = await enrol(kind, destination);
      expect((await challenge(browser, factorId)).status).toBe(200);
    }
    const { browser, factorId } = await enrol(kind, destination);
    expect((await challenge(browser, factorId)).answer.code).toBe('TOO_MANY_CODES_SENT');
  });
});

describe('codes by text message', () => {
  it('go to numbers of the countries that the operator chose', async () => {
    const { userId } = await makeSignUp(app);
    const browser = new HttpBrowser(app, await app.cookieOf(userId));
    const ask = (phone: string) =>
      browser.send('POST', '/auth/v1/factors', {
        ...{ friendly_name: 'Codes', factor_type: 'phone', phone },
      });
    expect((await ask('+4930901820')).answer.code).toBe('PHONE_NOT_AVAILABLE');
    expect((await ask('020 7946 0000')).answer.code).toBe('PHONE_NOT_VALID');
    expect((await ask('+44 20 7946 0099')).answer).toMatchObject({ phone: '+442079460099' });
  });

  it('are not there where no service is set', async () => {
    const without = await createTestApp({ sms: null });
    const { userId } = await makeSignUp(without);
    const browser = new HttpBrowser(without, await without.cookieOf(userId));
    const wish = { friendly_name: 'Codes', factor_type: 'phone', phone: '+442079460000' };
    const refused = await browser.send('POST', '/auth/v1/factors', wish);
    expect(refused.answer.code).toBe('PHONE_NOT_AVAILABLE');
    expect((await browser.send('GET', '/api/me/factors')).answer.hasTextMessages).toBe(false);
    await without.close();
  });

  it('have an end for all together', async () => {
    const { browser, factorId, userId } = await enrol('phone');
    const others = Array.from({ length: 200 }, () => ({
      user_id: userId,
      kind: 'phone' as const,
      destination_hash: crypto.randomUUID(),
      sent_at: app.clock.now(),
    }));
    const { userId: aUser } = await makeSignUp(app);
    await app.db
      .insertInto('auth.sent_codes')
      .values(others.map((row) => ({ ...row, user_id: aUser })))
      .execute();
    expect((await challenge(browser, factorId)).answer.code).toBe('TOO_MANY_CODES_SENT');
    const byMail = await enrol('email');
    expect((await challenge(byMail.browser, byMail.factorId)).status).toBe(200);
    await app.db.deleteFrom('auth.sent_codes').where('user_id', '=', aUser).execute();
  });
});

describe('codes by email', () => {
  it('never go to the address where links for a new password go', async () => {
    const { userId, email } = await makeSignUp(app);
    const browser = new HttpBrowser(app, await app.cookieOf(userId));
    for (const own of [email.toUpperCase(), email.replace('@', '+codes@')]) {
      const wish = { friendly_name: 'Codes', factor_type: 'email', email: own };
      const refused = await browser.send('POST', '/auth/v1/factors', wish);
      expect(refused.answer.code).toBe('ADDRESS_NOT_APART');
    }
  });

  it('keep the account from moving to their address', async () => {
    const { browser, destination } = await setUp('email');
    for (const email of [destination, destination.replace('@', '+me@')]) {
      const moved = await browser.send('PUT', '/api/me/email-change', { email });
      expect(moved.answer.code).toBe('ADDRESS_OF_FACTOR');
    }
  });

  it('do not begin to count once the account has moved to their address meanwhile', async () => {
    const { browser, factorId, destination, userId } = await enrol('email');
    const { answer } = await challenge(browser, factorId);
    const [code = ''] = await codesTo(destination);
    await app.db
      .updateTable('auth.users')
      .set({ email: destination })
      .where('id', '=', userId)
      .execute();
    expect((await verify(browser, factorId, answer.id, code)).answer.code).toBe(
      'CHALLENGE_NOT_FOUND',
    );
  });

  it('are no way round a stronger factor: refused beside one, and paused by one', async () => {
    const enrolled = await setUp('email');
    const { userId, browser, factorId, email } = enrolled;
    const { factorId: appId } = await makeFactor(app, userId);
    const elsewhere = new HttpBrowser(app);
    await elsewhere.signIn(email);
    expect((await challenge(elsewhere, factorId)).answer.code).toBe('FACTOR_NOT_FOUND');
    // The session that a mail let through waits for the stronger factor as well.
    expect(await browser.me()).toEqual({ kind: 'visitor', isSigningIn: true });
    const listed = await elsewhere.send('GET', '/api/me/factors');
    expect(listed.answer.factors).toContainEqual(
      expect.objectContaining({ factorId, isPaused: true }),
    );
    await app.db.deleteFrom('auth.factors').where('id', '=', appId).execute();
    expect(await prove(elsewhere, enrolled)).toBe(200);

    const withApp = await makeSignUp(app);
    await makeFactor(app, withApp.userId);
    const person = new HttpBrowser(app, await app.cookieOf(withApp.userId));
    const wish = { friendly_name: 'Codes', factor_type: 'email', email: destinationOf('email') };
    expect((await person.send('POST', '/auth/v1/factors', wish)).answer.code).toBe(
      'STRONGER_FACTOR',
    );
  });

  it('leave an operation that needs aal2 to a fresh sign-in', async () => {
    const enrolled = await setUp('email');
    await app.db.insertInto('admins').values({ user_id: enrolled.userId }).execute();
    const { browser } = enrolled;
    expect((await browser.send('GET', '/api/admin/users/counts')).status).toBe(200);
    await app.db
      .updateTable('auth.sessions')
      .set({ proven_at: new Date(app.clock.now().getTime() - 16 * minute) })
      .where('user_id', '=', enrolled.userId)
      .execute();
    const refused = await browser.send('GET', '/api/admin/users/counts');
    expect(refused.answer.code).toBe('SIGN_IN_AGAIN');
  });
});
