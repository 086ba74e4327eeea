import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { approve, tellOfApprovals } from '#tests/support/approve.ts';
import { oneBehindAnother } from '#tests/support/barrier.ts';
import { rounds } from '#tests/support/rounds.ts';

const app = await sharedTestApp();
const admin = await app.make.admin();

const asAdmin = async () => (await app.as(admin)).approvals;
const decisionOf = async (userId: UserId) => (await app.as(userId)).accounts.getOwnDecision();
const tooLate = { code: 'UNDO_TOO_LATE', status: 409 };

const passSeconds = (seconds: number) =>
  app.clock.moveTo(new Date(app.clock.now().getTime() + seconds * 1000));

async function subjectsTo(email: string): Promise<string[]> {
  return (await listMails(app.db, { to: email })).map(({ subject }) => subject);
}

const notificationsOf = (userId: UserId) =>
  app.db.selectFrom('notifications').select('words').where('user_id', '=', userId).execute();

const actionsOn = async (userId: UserId) => {
  const entries = await app.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action'])
    .where('subject_id', '=', userId)
    .orderBy('id')
    .execute();
  return entries.map(({ action }) => action);
};

async function foundBy(client: UserId): Promise<string[]> {
  const { search } = await app.as(client);
  return (await search.findConsultants({})).items.map(({ userId }) => userId);
}

describe('the mail and the notification of an approval', () => {
  it('leave ten seconds later, once', async () => {
    const email = 'told@example.test';
    const client = await app.make.client({ approved: false, email });
    await approve(await app.as(admin), client);
    const { rows } = await app.pool.query<{ start_after: Date }>(
      "select start_after from jobs.job where name = 'account-approved' and data ->> 'userId' = $1",
      [client],
    );
    expect(rows).toEqual([{ start_after: new Date(app.clock.now().getTime() + 10_000) }]);
    await app.settle();
    expect(await subjectsTo(email)).toEqual([]);
    expect(await notificationsOf(client)).toEqual([]);
    await tellOfApprovals(app);
    expect(await subjectsTo(email)).toEqual(['Your Direct365 account is approved']);
    expect(await notificationsOf(client)).toEqual([{ words: 'Your account was approved.' }]);
  });

  it('do not leave when the approval was taken back or the account suspended meanwhile', async () => {
    for (const decision of ['refuse', 'suspend'] as const) {
      const email = `${decision}@example.test`;
      const client = await app.make.client({ approved: false, email });
      await approve(await app.as(admin), client);
      await (await asAdmin())[decision]({ userId: client, reason: 'A mistake.' });
      await tellOfApprovals(app);
      expect(await subjectsTo(email)).toHaveLength(1);
      expect(await subjectsTo(email)).not.toContain('Your Direct365 account is approved');
    }
  });
});

describe('undoing an approval', () => {
  it('lets a pending account wait again, without a word to its owner', async () => {
    const email = 'undone@example.test';
    const client = await app.make.client({ approved: false, email });
    await approve(await app.as(admin), client);
    passSeconds(9);
    const answer = await (await asAdmin()).undoApproval({ userId: client });
    expect(answer).toMatchObject({ userId: client, userType: 'client', state: 'pending' });
    expect(await decisionOf(client)).toEqual({
      ...{ state: 'pending', reason: null, decidedAt: null, suspendedCompany: null },
    });
    const { items } = await (await asAdmin()).listPending({ userType: 'client', limit: 100 });
    expect(items.map(({ userId }) => userId)).toContain(client);
    expect(await actionsOn(client)).toEqual(['account-approved', 'approval-undone']);
    await tellOfApprovals(app);
    expect(await subjectsTo(email)).toEqual([]);
    expect(await notificationsOf(client)).toEqual([]);
    await approve(await app.as(admin), client);
    await tellOfApprovals(app);
    expect(await subjectsTo(email)).toEqual(['Your Direct365 account is approved']);
  });

  it('gives a refused account its refusal back as it stood', async () => {
    const client = await app.make.client({ approved: false });
    const reason = 'Your company cannot be found.';
    await (await asAdmin()).refuse({ userId: client, reason });
    const refused = await decisionOf(client);
    passSeconds(60);
    await approve(await app.as(admin), client);
    expect(await (await asAdmin()).undoApproval({ userId: client })).toMatchObject({
      state: 'refused',
    });
    expect(refused).toMatchObject({ state: 'refused', reason });
    expect(await decisionOf(client)).toEqual(refused);
  });

  it('takes a consultant off the lists again', async () => {
    const client = await app.make.client();
    const consultant = await app.make.consultant({ approved: false });
    await approve(await app.as(admin), consultant);
    expect(await foundBy(client)).toContain(consultant);
    await (await asAdmin()).undoApproval({ userId: consultant });
    expect(await foundBy(client)).not.toContain(consultant);
  });

  it('is refused after ten seconds, once the mail has left, twice, and without an approval', async () => {
    const client = await app.make.client({ approved: false });
    const undo = async () => (await asAdmin()).undoApproval({ userId: client });
    await expect(undo()).rejects.toMatchObject(tooLate);
    await approve(await app.as(admin), client);
    await undo();
    await expect(undo()).rejects.toMatchObject(tooLate);
    await approve(await app.as(admin), client);
    passSeconds(10);
    await expect(undo()).rejects.toMatchObject(tooLate);
    expect(await decisionOf(client)).toMatchObject({ state: 'approved' });

    const told = await app.make.client({ approved: false });
    await approve(await app.as(admin), told);
    await tellOfApprovals(app);
    const late = (await asAdmin()).undoApproval({ userId: told });
    await expect(late).rejects.toMatchObject(tooLate);
    expect(await decisionOf(told)).toMatchObject({ state: 'approved' });
  });

  it.each(['freely', 'undo first', 'mail first'] as const)(
    'and its mail never both happen: %s',
    async (order) => {
      for (let round = 0; round < rounds(3, 100); round += 1) {
        const email = `race-${order.replace(' ', '-')}-${round}@example.test`;
        const client = await app.make.client({ approved: false, email });
        await approve(await app.as(admin), client);
        const approvals = await asAdmin();
        let isUndone = false;
        const undo = async () => {
          await approvals.undoApproval({ userId: client });
          isUndone = true;
        };
        const tell = () => tellOfApprovals(app);
        const calls = order === 'mail first' ? [tell, undo] : [undo, tell];
        const row = { table: 'profiles', key: 'user_id', value: client } as const;
        if (order === 'freely') await Promise.allSettled(calls.map((call) => call()));
        else await oneBehindAnother(app, row, calls);
        await app.settle();
        expect(await subjectsTo(email)).toHaveLength(isUndone ? 0 : 1);
        expect(await notificationsOf(client)).toHaveLength(isUndone ? 0 : 1);
        const state = isUndone ? 'pending' : 'approved';
        expect(await decisionOf(client)).toMatchObject({ state });
      }
    },
  );
});

describe('undoing the approval of all clients', () => {
  it('lets those wait again whom this admin approved with it', async () => {
    await (await asAdmin()).approveAllClients();
    passSeconds(60);
    await app.pool.query(
      `insert into auth.users (name, email, email_verified, user_type, created_at)
       select 'crowd', 'crowd' || nth || '@example.test', true, 'client', $1
         from generate_series(1, 603) nth`,
      [app.clock.now()],
    );
    const own = await app.make.client({ approved: false });
    await approve(await app.as(await app.make.admin()), own);
    const { approved, approvedAt } = await (await asAdmin()).approveAllClients();
    expect(approved).toBe(603);
    const other = (await app.as(await app.make.admin())).approvals;
    expect(await other.undoApproveAllClients({ approvedAt })).toEqual({ undone: 0 });
    expect(await (await asAdmin()).undoApproveAllClients({ approvedAt })).toEqual({ undone: 603 });
    expect(await (await asAdmin()).countPending()).toMatchObject({ clients: 603 });
    expect(await decisionOf(own)).toMatchObject({ state: 'approved' });
    const { rows } = await app.pool.query<{ n: number }>(
      `select count(*)::int as n from jobs.job join auth.users on users.id::text = job.data->>'userId'
        where job.name = 'account-approved' and users.name = 'crowd'`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});
