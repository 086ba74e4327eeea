import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { isAdmin } from '#access/viewer.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { findImpersonation, listImpersonations } from '../queries/impersonations.ts';
import { viewerOf } from '../viewer.ts';
import { beginImpersonation, closeImpersonation, endImpersonation } from './impersonations.ts';

const minuteMs = 60_000;
const reason = 'They wrote that they see nothing.';

const app = await sharedTestApp();

/** An admin with a session to look with. */
async function makeAdmin(names: { firstName?: string; lastName?: string } = {}) {
  const adminId = await app.make.admin(names);
  await app.cookieOf(adminId);
  const admin = await viewerOf(app.db, adminId);
  if (!isAdmin(admin)) throw new Error('Only admins impersonate.');
  const { id: sessionId } = await app.db
    .selectFrom('auth.sessions')
    .select('id')
    .where('user_id', '=', adminId)
    .executeTakeFirstOrThrow();
  return { admin, sessionId };
}
type Looking = Awaited<ReturnType<typeof makeAdmin>>;

const inMinutes = (minutes: number): Date =>
  new Date(app.clock.now().getTime() + minutes * minuteMs);

/** From this minute on for a quarter of an hour. */
const begin = (by: Looking, userId: UserId, at = 0) =>
  app.services.write((tx) =>
    beginImpersonation(tx, by, { userId, reason, now: inMinutes(at), endsAt: inMinutes(at + 15) }),
  );
const end = (id: string | null, at: number) =>
  app.services.write((tx) => endImpersonation(tx, id ?? '', inMinutes(at)));
const close = (id: string | null, at: number) =>
  app.db.transaction().execute((tx) => closeImpersonation(tx, id ?? '', inMinutes(at)));

describe('an impersonation', () => {
  it('is one at a time in a session, and goes on beside those of other admins', async () => {
    const [one, other] = [await makeAdmin(), await makeAdmin()];
    const [client, consultant] = [await app.make.client(), await app.make.consultant()];
    const id = await begin(one, client);
    expect(id).not.toBeNull();
    expect(await begin(one, consultant, 14)).toBeNull();
    expect(await begin(other, client, 14)).not.toBeNull();
    expect(await end(id, 14)).toBe(true);
    expect(await begin(one, consultant, 14)).not.toBeNull();
  });

  it('gives way to another one once its time is up, and ended then', async () => {
    const impersonation = await makeAdmin();
    const [client, consultant] = [await app.make.client(), await app.make.consultant()];
    const id = await begin(impersonation, client);
    expect(await begin(impersonation, consultant, 15)).not.toBeNull();
    expect(await close(id, 20)).toEqual({
      ...{ adminId: impersonation.admin.userId, userId: client, reason },
      ...{ beganAt: inMinutes(0), endedAt: inMinutes(15), endedBy: 'time' },
    });
  });

  it('is ended by the button once, and not after its time', async () => {
    const impersonation = await makeAdmin();
    const client = await app.make.client();
    const ended = await begin(impersonation, client);
    expect(await end(ended, 5)).toBe(true);
    expect(await end(ended, 6)).toBe(false);
    const overdue = await begin(impersonation, client, 10);
    expect(await end(overdue, 25)).toBe(false);
    expect(await close(overdue, 30)).toMatchObject({
      endedAt: inMinutes(25),
      endedBy: 'time',
    });
    expect(await close(ended, 30)).toMatchObject({ endedAt: inMinutes(5), endedBy: 'button' });
  });

  it('has its end taken down once, and not while it goes on', async () => {
    const impersonation = await makeAdmin();
    const id = await begin(impersonation, await app.make.client());
    expect(await close(id, 14)).toBeNull();
    expect(await close(id, 15)).toMatchObject({ endedBy: 'time' });
    expect(await close(id, 16)).toBeNull();
  });
});

describe('impersonations of a user', () => {
  it('are listed newest first, twenty at most, without those of others', async () => {
    const impersonation = await makeAdmin({ firstName: 'Ada', lastName: 'Admin' });
    const [client, other] = [await app.make.client(), await app.make.client()];
    for (let nth = 0; nth < 21; nth += 1) await begin(impersonation, client, nth * 20);
    await begin(await makeAdmin(), other);
    const listed = await listImpersonations(app.db, client);
    expect(listed.map(({ beganAt }) => beganAt)).toEqual(
      Array.from({ length: 20 }, (_, index) => inMinutes((20 - index) * 20)),
    );
    expect(listed[0]).toMatchObject({
      ...{ reason, adminFirstName: 'Ada', adminLastName: 'Admin' },
      ...{ endsAt: inMinutes(20 * 20 + 15), endedAt: null },
    });
    expect(await listImpersonations(app.db, other)).toHaveLength(1);
  });

  it('keep their place without the admin who has left, but are told by mail of no more', async () => {
    const impersonation = await makeAdmin({ firstName: 'Ada', lastName: 'Admin' });
    const email = 'looked-at@example.test';
    const client = await app.make.client({ email, firstName: 'Olive', lastName: 'Owner' });
    const id = (await begin(impersonation, client)) ?? '';
    expect(await findImpersonation(app.db, id)).toEqual({
      ...{ reason, beganAt: inMinutes(0), endsAt: inMinutes(15), email },
      ...{ firstName: 'Olive', lastName: 'Owner' },
      ...{ adminFirstName: 'Ada', adminLastName: 'Admin' },
    });
    await app.db.deleteFrom('auth.users').where('id', '=', impersonation.admin.userId).execute();
    expect(await findImpersonation(app.db, id)).toBeUndefined();
    expect(await listImpersonations(app.db, client)).toMatchObject([
      { id, adminFirstName: null, adminLastName: null },
    ]);
  });
});
