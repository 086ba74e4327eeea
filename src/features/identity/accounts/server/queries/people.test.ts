import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { measureAccountReview } from './account-review.ts';
import { findSignUpState } from './account-state.ts';
import { isAdminUser, listAdmins } from './admins.ts';
import { findUnconfirmed, isConfirmed } from './confirmation.ts';
import { countWaysIn, findSignInMeans } from './credentials.ts';
import { approvalsByMonth, signUpsByMonth } from './growth.ts';
import { addressesInUse, findEmailAddresses, findRecipient, findUserId } from './people.ts';
import { listSessions } from './sessions.ts';

const hourMs = 60 * 60_000;

const app = await sharedTestApp();

const newAddress = (): string => `${crypto.randomUUID()}@example.test`;

describe('the address of a person', () => {
  it('leads to them, however it is typed, and they to it', async () => {
    const email = newAddress();
    const [person, other] = [await app.make.client({ email }), await app.make.client()];
    expect(await findUserId(app.db, `  ${email.toUpperCase()} `)).toBe(person);
    expect(await findUserId(app.db, newAddress())).toBeNull();
    expect(await findEmailAddresses(app.db, [person, crypto.randomUUID()])).toEqual(
      new Map([[person, email]]),
    );
    expect((await findEmailAddresses(app.db, [person, other])).size).toBe(2);
    expect(await findEmailAddresses(app.db, [])).toEqual(new Map());
    const inUse = (await addressesInUse(app.db).execute()).map((row) => row.email);
    expect(inUse).toContain(email);
  });

  it('is written to by name once it is confirmed', async () => {
    const [full, first, waiting] = [newAddress(), newAddress(), newAddress()];
    const names = { firstName: 'Robin', lastName: 'Rowe' };
    expect(await findRecipient(app.db, await app.make.client({ email: full, ...names }))).toEqual({
      firstName: 'Robin',
      lastName: 'Rowe',
      to: { name: 'Robin Rowe', address: full },
    });
    const nameless = await app.make.client({ ...names, email: first, lastName: '' });
    expect(await findRecipient(app.db, nameless)).toMatchObject({
      to: { name: 'Robin', address: first },
    });
    const unconfirmed = await app.make.client({ email: waiting, confirmed: false, ...names });
    expect(await findRecipient(app.db, unconfirmed)).toBeNull();
  });

  it('is told apart from one that waits to be confirmed', async () => {
    const email = newAddress();
    const confirmed = await app.make.client();
    const waiting = await app.make.consultant({
      ...{ email, firstName: 'Robin', lastName: 'Rowe' },
      ...{ confirmed: false, profile: false },
    });
    expect(await isConfirmed(app.db, confirmed)).toBe(true);
    expect(await isConfirmed(app.db, waiting)).toBe(false);
    expect(await isConfirmed(app.db, crypto.randomUUID())).toBe(false);
    expect(await findUnconfirmed(app.db, confirmed)).toBeUndefined();
    expect(await findUnconfirmed(app.db, waiting)).toEqual({
      ...{ email, userType: 'consultant', firstName: 'Robin', lastName: 'Rowe' },
    });
  });
});

describe('the ways in', () => {
  it('are a password, if one was chosen, and a second factor, of this person alone', async () => {
    const [person, other] = [await app.make.client(), await app.make.client()];
    expect(await findSignInMeans(app.db, person)).toEqual({
      ...{ passwordHash: null, hasSecondFactor: false },
    });
    expect(await countWaysIn(app.db, person)).toBe(0);
    await app.db
      .insertInto('auth.accounts')
      .values({
        ...{ user_id: person, account_id: person },
        ...{ provider_id: 'credential', password: 'a hash' },
      })
      .execute();
    await app.db
      .updateTable('auth.users')
      .set({ has_second_factor: true })
      .where('id', '=', person)
      .execute();
    expect(await findSignInMeans(app.db, person)).toEqual({
      ...{ passwordHash: 'a hash', hasSecondFactor: true },
    });
    expect(await countWaysIn(app.db, person)).toBe(1);
    expect(await countWaysIn(app.db, other)).toBe(0);
  });

  it('are open where a session has not run out, newest first', async () => {
    const [person, other] = [await app.make.client(), await app.make.client()];
    const now = new Date();
    const begin = (userId: string, browser: string, hoursAgo: number, hoursLeft: number) =>
      app.db
        .insertInto('auth.sessions')
        .values({
          ...{ user_id: userId, token: crypto.randomUUID(), user_agent: browser },
          ip_address: '192.0.2.7',
          created_at: new Date(now.getTime() - hoursAgo * hourMs),
          updated_at: now,
          expires_at: new Date(now.getTime() + hoursLeft * hourMs),
        })
        .execute();
    await begin(person, 'older', 3, 1);
    await begin(person, 'newer', 2, 1);
    await begin(person, 'over', 1, -1);
    await begin(other, 'of another', 1, 1);
    expect(await listSessions(app.db, person)).toEqual([
      {
        ...{ address: '192.0.2.7', browser: 'newer', usedAt: now },
        signedInAt: new Date(now.getTime() - 2 * hourMs),
      },
      {
        ...{ address: '192.0.2.7', browser: 'older', usedAt: now },
        signedInAt: new Date(now.getTime() - 3 * hourMs),
      },
    ]);
  });
});

describe('what is known of a sign-up', () => {
  it('is where it came from, and nothing where that was not kept', async () => {
    const [known, unknown] = [await app.make.client(), await app.make.client()];
    const events = { address: '192.0.2.7', language: 'de-CH', browser: 'A browser' };
    await app.db
      .insertInto('auth.sign_ups')
      .values({ user_id: known, ...events })
      .execute();
    expect(await findSignUpState(app.db, known)).toEqual(events);
    expect(await findSignUpState(app.db, unknown)).toEqual({
      ...{ address: null, language: null, browser: null },
    });
  });
});

describe('admins', () => {
  it('are listed in the order in which they became so', async () => {
    const [first, second] = [
      await app.make.admin({ firstName: 'Ada', lastName: 'Admin' }),
      await app.make.admin({ firstName: 'Bo', lastName: '' }),
    ];
    const client = await app.make.client();
    const became = async (userId: string, at: string) =>
      app.db
        .updateTable('admins')
        .set({ granted_at: new Date(at) })
        .where('user_id', '=', userId)
        .execute();
    await became(first, '2026-02-02T10:00:00Z');
    await became(second, '2026-01-01T10:00:00Z');
    const listed = await listAdmins(app.db);
    expect(listed.map(({ userId, name }) => [userId, name])).toEqual([
      [second, 'Bo'],
      [first, 'Ada Admin'],
    ]);
    expect([await isAdminUser(app.db, first), await isAdminUser(app.db, client)]).toEqual([
      true,
      false,
    ]);
  });
});

describe('growth', () => {
  it('counts confirmed people by the month of their sign-up and of their approval', async () => {
    const begin = new Date('2031-01-01T00:00:00Z');
    const signUp = async (at: string, approvedHoursLater: number | null, isDemo = false) => {
      app.clock.moveTo(new Date(at));
      const userId = await app.make.client({ approved: false });
      const approvedAt = new Date(app.clock.now().getTime() + (approvedHoursLater ?? 0) * hourMs);
      await app.db
        .updateTable('profiles')
        .set({
          ...{ is_demo: isDemo, created_at: app.clock.now() },
          approved_at: approvedHoursLater === null ? null : approvedAt,
        })
        .where('user_id', '=', userId)
        .execute();
    };
    await signUp('2030-12-31T23:59:59Z', 20);
    await signUp('2031-01-01T00:00:00Z', 4);
    await signUp('2031-01-31T23:00:00Z', 2);
    await signUp('2031-02-01T00:00:00Z', null);
    await signUp('2031-02-01T00:00:00Z', 500, true);
    await app.make.client({ confirmed: false, approved: false });

    const [real, all] = [
      { since: begin, isDemo: false },
      { since: begin, isDemo: true },
    ];
    const byMonth = (counts: { month: string; n: number }[]) =>
      counts.map(({ month, n }) => `${month}: ${n}`).toSorted();
    expect(byMonth(await signUpsByMonth(app.db, real))).toEqual(['2031-01: 2', '2031-02: 1']);
    expect(byMonth(await signUpsByMonth(app.db, all))).toEqual(['2031-01: 2', '2031-02: 2']);
    expect(byMonth(await approvalsByMonth(app.db, real))).toEqual(['2031-01: 2', '2031-02: 1']);
    expect(byMonth(await approvalsByMonth(app.db, all))).toEqual(['2031-01: 2', '2031-02: 2']);

    expect(await measureAccountReview(app.db, new Date('2031-01-01T00:00:01Z'))).toEqual({
      ...{ cases: 3, medianHours: 4 },
    });
    expect(await measureAccountReview(app.db, new Date('2031-03-01T00:00:00Z'))).toEqual({
      ...{ cases: 0, medianHours: null },
    });
  });
});
