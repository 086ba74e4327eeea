import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { openItemsOf } from '#tests/support/approve.ts';
import { testPublicUrl } from '#tests/support/site.ts';

const reason = 'The company does not exist.';

const app = await sharedTestApp();
const admin = await app.make.admin({
  email: 'olive@example.test',
  firstName: 'Olive',
  lastName: 'O',
});
const client = await app.make.client({
  approved: false,
  email: 'carl@example.test',
  firstName: 'Carl',
});
const post = async (path: string, body: object) =>
  app.http.request(`/api/admin/approvals/${client}/${path}`, {
    method: 'POST',
    headers: {
      origin: testPublicUrl,
      cookie: await app.cookieOf(admin),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
const openItems = await openItemsOf(await app.as(admin), client);
expect((await post('approve', { openItems })).status).toBe(200);
expect((await post('refuse', { reason })).status).toBe(200);

const log = async () => (await app.as(admin)).audit;
const day = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

describe('the audit log', () => {
  it('says who did what to whom, when, from where and why, newest first', async () => {
    const { items } = await (await log()).list({});
    expect(items).toMatchObject([
      {
        action: 'approval-revoked',
        actor: { userId: admin, name: 'Olive O', email: 'olive@example.test' },
        subject: { userId: client, email: 'carl@example.test' },
        address: '127.0.0.1',
        reason,
        details: ['userType: client'],
      },
      { action: 'account-approved', address: '127.0.0.1', reason: null },
    ]);
  });

  it('is narrowed by what was done, by whom or to whom, and by days', async () => {
    const api = await log();
    const count = async (filter: Parameters<typeof api.list>[0]) =>
      (await api.list(filter)).items.length;
    expect(await count({ action: 'account-approved' })).toBe(1);
    expect(await count({ person: 'CARL@example.test' })).toBe(2);
    expect(await count({ person: 'olive@example.test' })).toBe(2);
    expect(await count({ person: 'nobody@example.test' })).toBe(0);
    expect(await count({ from: day(0), to: day(0) })).toBe(2);
    expect(await count({ from: day(1) })).toBe(0);
    expect(await count({ to: day(-1) })).toBe(0);
  });

  it('comes in pages, and refuses cursors that it never gave out', async () => {
    const api = await log();
    const first = await api.list({ limit: 1 });
    const second = await api.list({ limit: 1, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ action }) => action)).toEqual([
      'approval-revoked',
      'account-approved',
    ]);
    expect(second.nextCursor).toBeNull();
    for (const cursor of ['x', '-1', '1; drop', '9'.repeat(30)]) {
      await expect(api.list({ cursor })).rejects.toMatchObject({ code: 'INVALID_CURSOR' });
    }
  });

  it.each([
    ["update audit_log set action = 'nothing'"],
    ['delete from audit_log'],
    ['truncate audit_log'],
  ])('is refused by the database itself: %s', async (statement) => {
    await expect(app.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('names the command line, and a user who has left by the id', async () => {
    const gone = await app.make.client();
    await app.db
      .insertInto('audit_log')
      .values({
        actor_id: null,
        action: 'admin-granted',
        subject_id: gone,
        address: null,
        reason: null,
      })
      .execute();
    await app.db.deleteFrom('auth.users').where('id', '=', gone).execute();
    const { items } = await (await log()).list({ action: 'admin-granted' });
    expect(items).toMatchObject([
      { actor: null, subject: { userId: gone, name: null, email: null } },
    ]);
  });
});
