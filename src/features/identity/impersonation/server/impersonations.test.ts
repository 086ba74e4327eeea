import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { grantAdmin, revokeAdmin } from '#features/identity/accounts/server/admins.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { sendCall } from '#tests/support/authorisation/send-call.ts';
import { beginImpersonating } from '#tests/support/impersonate.ts';

const minutes = 60_000;
const reason = 'They wrote that they see nothing.';

const app = await sharedTestApp();

const begin = async (cookie: string, userId: string, why = reason) => {
  const response = await sendCall(app, 'impersonations.begin', { userId, reason: why }, cookie);
  const body = (await response.json()) as { code?: string };
  return body.code ?? response.status;
};

const whoIs = async (cookie: string): Promise<Record<string, unknown>> =>
  (await sendCall(app, 'accounts.me', {}, cookie)).json() as Promise<Record<string, unknown>>;

const later = (ms: number) => app.clock.moveTo(new Date(app.clock.now().getTime() + ms));

const auditOf = (userId: UserId) =>
  app.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'reason', 'detail'])
    .where('subject_id', '=', userId)
    .where('action', 'like', 'look-in-%')
    .orderBy('id')
    .execute();

/** Runs what waits for the end of an impersonation. */
async function runEnds(): Promise<void> {
  await app.pool.query("update jobs.job set start_after = now() where name = 'look-in-over'");
  await app.settle();
}

describe('impersonation', () => {
  it('lasts fifteen minutes, counted down, and leaves the admin where they were', async () => {
    const [admin, client] = [await app.make.admin(), await app.make.client()];
    const cookie = await beginImpersonating(app, client, { adminId: admin });
    expect(await whoIs(cookie)).toMatchObject({ userId: client, lookingIn: { secondsLeft: 900 } });
    later(10 * minutes);
    expect(await whoIs(cookie)).toMatchObject({ userId: client, lookingIn: { secondsLeft: 300 } });
    later(5 * minutes);
    const after = await whoIs(cookie);
    expect(after).toMatchObject({ userId: admin, isAdmin: true });
    expect(after).not.toHaveProperty('lookingIn');
  });

  it('is of one session: the admin’s other ones, and the person’s own, know nothing of it', async () => {
    const [admin, client] = [await app.make.admin(), await app.make.client()];
    const others = [await app.cookieOf(admin), await app.cookieOf(client)];
    await beginImpersonating(app, client, { adminId: admin });
    for (const cookie of others) expect(await whoIs(cookie)).not.toHaveProperty('lookingIn');
  });

  it('is on record from its beginning to its end, whichever way it ends', async () => {
    const ways: Record<string, (cookie: string) => Promise<unknown>> = {
      button: (cookie) => sendCall(app, 'impersonations.end', {}, cookie),
      time: async () => later(16 * minutes),
      session: async (cookie) =>
        app.http.request('/auth/v1/sign-out', {
          method: 'POST',
          headers: {
            cookie,
            origin: app.services.publicUrl,
            'content-type': 'application/json',
          },
          body: '{}',
        }),
    };
    const ended: { by: string; admin: UserId; client: UserId; from: Date }[] = [];
    for (const [by, end] of Object.entries(ways)) {
      const [admin, client] = [await app.make.admin(), await app.make.client()];
      const from = app.clock.now();
      const cookie = await beginImpersonating(app, client, { adminId: admin, reason });
      await end(cookie);
      expect(await whoIs(cookie)).not.toHaveProperty('lookingIn');
      ended.push({ by, admin, client, from });
    }
    await runEnds();
    for (const { by, admin, client, from } of ended) {
      expect(await auditOf(client)).toEqual([
        {
          actor_id: admin,
          action: 'look-in-began',
          reason,
          detail: { until: new Date(from.getTime() + 15 * minutes).toISOString() },
        },
        {
          actor_id: admin,
          action: 'look-in-ended',
          reason,
          detail: { from: from.toISOString(), to: expect.any(String), by },
        },
      ]);
    }
  });

  it('is told to the person, by mail and in their account', async () => {
    const admin = await app.make.admin({ firstName: 'Grace', lastName: 'Hopper' });
    const client = await app.make.client({ email: 'told@example.test' });
    await beginImpersonating(app, client, { adminId: admin, reason });
    await app.settle();
    const [mail] = await listMails(app.db, { to: 'told@example.test' });
    expect(mail?.subject).toBe('We looked at your account as you see it · Direct365');
    expect(mail?.text).toContain('Grace Hopper');
    expect(mail?.text).toContain(reason);
    const { items } = await (await app.as(client)).impersonations.listOwn();
    expect(items).toMatchObject([{ adminName: 'Grace Hopper', reason }]);
    const others = await (await app.as(await app.make.client())).impersonations.listOwn();
    expect(others.items).toEqual([]);
  });

  it('ends with the admin’s right, and does not come back with it', async () => {
    const [email, client] = ['fallen@example.test', await app.make.client()];
    const admin = await app.make.admin({ email });
    const cookie = await beginImpersonating(app, client, { adminId: admin });
    await app.services.write((tx) => revokeAdmin(tx, email));
    expect(await whoIs(cookie)).toEqual({ kind: 'visitor' });
    await app.services.write((tx) => grantAdmin(tx, email));
    expect(await whoIs(await app.cookieOf(admin))).not.toHaveProperty('lookingIn');
  });

  it('shows nothing to an admin whose grant or account is gone, even with the session left', async () => {
    const client = await app.make.client();
    const [revoked, suspended] = [await app.make.admin(), await app.make.admin()];
    const cookies = [
      await beginImpersonating(app, client, { adminId: revoked }),
      await beginImpersonating(app, client, { adminId: suspended }),
    ];
    await app.db.deleteFrom('admins').where('user_id', '=', revoked).execute();
    await app.db
      .updateTable('profiles')
      .set({ suspended_at: app.clock.now(), suspension_reason: 'A test.' })
      .where('user_id', '=', suspended)
      .execute();
    for (const cookie of cookies) expect(await whoIs(cookie)).not.toHaveProperty('lookingIn');
  });

  it('shows nothing of a user who has become an admin meanwhile', async () => {
    const client = await app.make.client({ email: 'risen@example.test' });
    const cookie = await beginImpersonating(app, client);
    await app.services.write((tx) => grantAdmin(tx, 'risen@example.test'));
    expect(await whoIs(cookie)).not.toHaveProperty('lookingIn');
  });
});

describe('beginning to impersonate', () => {
  it('needs a reason, a fresh sign-in, and a user who can sign in and is no admin', async () => {
    const [cookie, client] = [await app.cookieOf(await app.make.admin()), await app.make.client()];
    expect(await begin(cookie, client, '  ')).toBe('INVALID_INPUT');
    expect(await begin(cookie, await app.make.admin())).toBe('IS_ADMIN');
    const unconfirmed = await app.make.client({ confirmed: false });
    expect(await begin(cookie, unconfirmed)).toBe('USER_UNCONFIRMED');
    expect(await begin(cookie, crypto.randomUUID())).toBe('USER_NOT_FOUND');
    later(15 * minutes);
    expect(await begin(cookie, client)).toBe('SIGN_IN_AGAIN');
    expect(await auditOf(client)).toEqual([]);
  });

  it('is refused in the midst of another impersonation, and happens once of many at the same time', async () => {
    const [admin, client] = [await app.make.admin(), await app.make.client()];
    const cookie = await app.cookieOf(admin);
    const answers = await Promise.all(Array.from({ length: 8 }, () => begin(cookie, client)));
    expect(answers.filter((answer) => answer === 201)).toHaveLength(1);
    expect(
      answers.filter((answer) => !['LOOKING_IN', 'LOOKING_IN_ALREADY', 201].includes(answer)),
    ).toEqual([]);
    expect(await begin(cookie, await app.make.client())).toBe('LOOKING_IN');
    later(15 * minutes);
    expect(await begin(await app.cookieOf(admin), client)).toBe(201);
  });
});
