import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { type AdminViewer, isAdmin as viewerIsAdmin } from '#access/viewer.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { grantAdmin, revokeAdmin } from './admins.ts';
import { listAdmins } from './queries/admins.ts';
import { viewerOf } from './viewer.ts';

const app = await sharedTestApp();

const adminViewer = async (userId: UserId): Promise<AdminViewer> => {
  const viewer = await viewerOf(app.db, userId);
  if (!viewerIsAdmin(viewer)) throw new Error('Only admins grant.');
  return viewer;
};
const grant = async (email: string, by?: UserId) => {
  const admin = by ? await adminViewer(by) : null;
  return app.db.transaction().execute((tx) => grantAdmin(tx, email, admin));
};
const revoke = async (email: string, by?: UserId) => {
  const admin = by ? await adminViewer(by) : null;
  return app.db.transaction().execute((tx) => revokeAdmin(tx, email, admin));
};

async function signIn(userId: UserId): Promise<void> {
  await app.db
    .insertInto('auth.sessions')
    .values({
      user_id: userId,
      token: `token of ${userId}`,
      expires_at: new Date(app.clock.now().getTime() + 60_000),
    })
    .execute();
}

const sessionsOf = (userId: UserId) =>
  app.db.selectFrom('auth.sessions').select('id').where('user_id', '=', userId).execute();

const auditOf = (userId: UserId) =>
  app.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action'])
    .where('subject_id', '=', userId)
    .orderBy('id')
    .execute();

const isAdmin = async (userId: UserId): Promise<boolean> => {
  const me = await (await app.as(userId)).accounts.me();
  return me.kind === 'signed-in' && me.isAdmin;
};

describe('the admin grant', () => {
  it('begins and ends with a new sign-in, and is on record', async () => {
    const email = 'ada@example.test';
    const ada = await app.make.client({ email, firstName: 'Ada', lastName: 'Lovelace' });
    const bystander = await app.make.client();
    await signIn(ada);
    await signIn(bystander);
    expect(await grant('  Ada@Example.test ')).toBe('granted');
    expect(await isAdmin(ada)).toBe(true);
    expect(await sessionsOf(ada)).toEqual([]);
    expect(await sessionsOf(bystander)).toHaveLength(1);
    expect(await listAdmins(app.db)).toMatchObject([{ userId: ada, email, name: 'Ada Lovelace' }]);

    await signIn(ada);
    expect(await grant(email)).toBe('already-admin');
    expect(await sessionsOf(ada)).toHaveLength(1);

    expect(await revoke(email, ada)).toBe('revoked');
    expect(await isAdmin(ada)).toBe(false);
    expect(await sessionsOf(ada)).toEqual([]);
    expect(await listAdmins(app.db)).toEqual([]);
    expect(await revoke(email)).toBe('not-admin');
    expect(await auditOf(ada)).toEqual([
      { actor_id: null, action: 'admin-granted' },
      { actor_id: ada, action: 'admin-revoked' },
    ]);
  });

  it('goes to confirmed addresses only', async () => {
    const email = 'unconfirmed@example.test';
    const someone = await app.make.client({ email, confirmed: false });
    expect(await grant(email)).toBe('not-confirmed');
    expect(await grant('nobody@example.test')).toBe('not-found');
    expect(await revoke('nobody@example.test')).toBe('not-found');
    expect(await isAdmin(someone)).toBe(false);
    expect(await auditOf(someone)).toEqual([]);
  });

  it('is given once, however many give it at once', async () => {
    const email = 'raced@example.test';
    const someone = await app.make.client({ email });
    const answers = await Promise.all(Array.from({ length: 50 }, () => grant(email)));
    expect(answers.filter((answer) => answer === 'granted')).toHaveLength(1);
    expect(await auditOf(someone)).toHaveLength(1);
  });

  it('leaves a record that no one can change', async () => {
    const changes = [
      () => app.db.updateTable('audit_log').set({ action: 'nothing' }).execute(),
      () => app.db.deleteFrom('audit_log').execute(),
    ];
    for (const change of changes) await expect(change()).rejects.toThrow('append-only');
  });
});
