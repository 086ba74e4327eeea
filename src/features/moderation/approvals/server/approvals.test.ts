import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { approve, openItemsOf, tellOfApprovals } from '#tests/support/approve.ts';
import { rounds } from '#tests/support/rounds.ts';

const subject = 'Your Direct365 account is approved';

const app = await sharedTestApp();
const admin = await app.make.admin();

const approvalsAs = async (userId?: UserId, options?: { idempotencyKey: string }) =>
  (await app.as(userId, options)).approvals;

const approvalOf = (userId: UserId) =>
  app.db
    .selectFrom('profiles')
    .select(['approved_at', 'approved_by'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

const none = { clients: 0, consultants: 0, uncheckedClients: 0 };

const auditOf = (userId: UserId) =>
  app.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'detail'])
    .where('subject_id', '=', userId)
    .execute();

async function mailsTo(email: string) {
  await tellOfApprovals(app);
  const mails = await listMails(app.db, { to: email });
  return mails.filter((mail) => mail.subject === subject);
}

describe('approvals', () => {
  it('are for admins', async () => {
    const someone = await app.make.client({ approved: false });
    const consultant = await app.make.consultant();
    for (const [userId, status] of [
      [undefined, 401],
      [someone, 403],
      [consultant, 403],
    ] as const) {
      const approvals = await approvalsAs(userId);
      for (const call of [
        () => approvals.countPending(),
        () => approvals.listPending({ userType: 'client' }),
        () => approvals.approve({ userId: someone, openItems: [] }),
        () => approvals.approveAllClients(),
      ]) {
        await expect(call()).rejects.toMatchObject({ status });
      }
    }
    expect(await approvalOf(someone)).toEqual({ approved_at: null, approved_by: null });
    await approve(await app.as(admin), someone);
  });
});

describe('the pending accounts', () => {
  it('are the confirmed ones, longest waiting first, in pages', async () => {
    const approvals = await approvalsAs(admin);
    expect(await approvals.countPending()).toEqual(none);
    const waiting: UserId[] = [];
    for (let nth = 0; nth < 5; nth += 1) {
      // Two sign up in the same millisecond.
      if (nth !== 3) app.clock.moveTo(new Date(app.clock.now().getTime() + 60_000));
      const hasProfile = nth % 2 === 0;
      waiting.push(await app.make.consultant({ approved: false, profile: hasProfile }));
    }
    await app.make.consultant({ approved: false, confirmed: false });
    const client = await app.make.client({
      approved: false,
      firstName: '',
      lastName: '',
      email: 'nameless@example.test',
    });
    expect(await approvals.countPending()).toEqual({
      clients: 1,
      consultants: 5,
      uncheckedClients: 1,
    });

    const seen: UserId[] = [];
    let cursor: string | undefined;
    do {
      const page = await approvals.listPending({
        userType: 'consultant',
        limit: 2,
        ...(cursor && { cursor }),
      });
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ userId }) => userId as UserId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    const [first, second, third, fourth, fifth] = waiting;
    const atTheSameTime = [third, fourth].sort();
    expect(seen).toEqual([first, second, ...atTheSameTime, fifth]);

    const { items } = await approvals.listPending({ userType: 'consultant' });
    expect(items[0]).toMatchObject({ userId: first, userType: 'consultant', hasProfile: true });
    expect(items[1]).toMatchObject({ userId: second, hasProfile: false });
    const clients = await approvals.listPending({ userType: 'client' });
    expect(clients.items).toMatchObject([
      { userId: client, name: 'nameless@example.test', email: 'nameless@example.test' },
    ]);
    await expect(
      approvals.listPending({ userType: 'client', cursor: 'mine' }),
    ).rejects.toMatchObject({ code: 'INVALID_CURSOR', status: 400 });
  });
});

describe('approving an account', () => {
  it('opens the portal, is on record and is told', async () => {
    const email = 'grace@example.test';
    const client = await app.make.client({
      approved: false,
      firstName: 'Grace',
      lastName: 'Hopper',
      email,
    });
    const answer = await approve(await app.as(admin), client);
    expect(answer).toEqual({ userId: client, userType: 'client', name: 'Grace Hopper' });
    expect(await approvalOf(client)).toEqual({
      approved_at: app.clock.now(),
      approved_by: admin,
    });
    const unchecked = (await (await app.as(admin)).vetting.get({ userId: client })).items;
    expect(unchecked.length).toBeGreaterThan(0);
    expect(await auditOf(client)).toEqual([
      {
        actor_id: admin,
        action: 'account-approved',
        detail: { userType: 'client', unchecked: unchecked.map(({ text }) => text) },
      },
    ]);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ toName: 'Grace Hopper' });
    expect(mail?.text).toContain(`${app.services.publicUrl}/client/portal`);
    const me = await (await app.as(client)).accounts.me();
    expect(me).toMatchObject({ isApproved: true });
  });

  it('needs an admin who has seen each open point of the checklist', async () => {
    const client = await app.make.client({ approved: false });
    const { approvals, vetting } = await app.as(admin);
    const [first, ...others] = await openItemsOf({ vetting }, client);
    if (first === undefined) throw new Error('The checklist has no points.');
    const unread = { code: 'CHECKLIST_UNREAD', status: 409 };
    for (const openItems of [[], others, [randomUUID()]]) {
      await expect(approvals.approve({ userId: client, openItems })).rejects.toMatchObject(unread);
    }
    expect(await approvalOf(client)).toMatchObject({ approved_at: null });
    await vetting.tick({ userId: client, itemId: first, isTicked: true });
    await approvals.approve({ userId: client, openItems: others });
    expect(await approvalOf(client)).toMatchObject({ approved_by: admin });
    // Who is approved already is not approved again, whatever was read.
    await approvals.approve({ userId: client, openItems: [] });
    const [entry, ...more] = await auditOf(client);
    expect(entry?.detail).toMatchObject({ unchecked: expect.arrayContaining([]) });
    expect(more).toEqual([]);
  });

  it('happens once, however many admins press the button at once', async () => {
    const second = await app.make.admin();
    const emails: string[] = [];
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const email = `raced-${round}@example.test`;
      emails.push(email);
      const consultant = await app.make.consultant({ approved: false, email });
      const buttons = [await approvalsAs(admin), await approvalsAs(second)];
      const openItems = await openItemsOf(await app.as(admin), consultant);
      const answers = await Promise.all(
        Array.from({ length: 25 }, () =>
          buttons.map((approvals) => approvals.approve({ userId: consultant, openItems })),
        ).flat(),
      );
      expect(new Set(answers.map(({ name }) => name)).size).toBe(1);
      expect(await auditOf(consultant)).toHaveLength(1);
    }
    for (const email of emails) expect(await mailsTo(email)).toHaveLength(1);
  });

  it('needs the profile of a consultant', async () => {
    const consultant = await app.make.consultant({ approved: false, profile: false });
    const approvals = await approvalsAs(admin);
    await expect(approvals.approve({ userId: consultant, openItems: [] })).rejects.toMatchObject({
      code: 'PROFILE_REQUIRED',
      status: 409,
    });
    expect(await approvalOf(consultant)).toMatchObject({ approved_at: null });
    expect(await auditOf(consultant)).toEqual([]);
  });

  it('needs an account that is there and confirmed', async () => {
    const unconfirmed = await app.make.client({ approved: false, confirmed: false });
    const approvals = await approvalsAs(admin);
    for (const userId of [unconfirmed, randomUUID() as UserId]) {
      await expect(approvals.approve({ userId, openItems: [] })).rejects.toMatchObject({
        code: 'ACCOUNT_NOT_FOUND',
        status: 404,
      });
    }
    expect(await approvalOf(unconfirmed)).toMatchObject({ approved_at: null });
  });
});

describe('approving all clients', () => {
  const noFailures = { failed: 0, failures: [] };

  /** More than two batches, half of them within one millisecond. */
  async function signUpClients(prefix: string, count: number): Promise<void> {
    await app.pool.query(
      `insert into auth.users (name, email, email_verified, user_type, created_at)
       select $1, $1 || nth || '@example.test', true, 'client',
              $3::timestamptz + (nth / 2) * interval '1 millisecond'
         from generate_series(1, $2) nth`,
      [prefix, count, app.clock.now()],
    );
  }

  const eventsAbout = async (prefix: string): Promise<number> => {
    const { rows } = await app.pool.query<{ n: number }>(
      `select count(*)::int as n from jobs.job
         join auth.users on users.id::text = job.data->>'userId'
        where job.name = 'account-approved' and users.name = $1`,
      [prefix],
    );
    return rows[0]?.n ?? 0;
  };

  it('approves those who wait, in batches, each once, while consultants keep waiting', async () => {
    // No one works on jobs from here on, so that a thousand mails stay unwritten; events are recorded all the same.
    await app.services.jobs.stop();
    const { consultants } = await (await approvalsAs(admin)).countPending();
    const unconfirmed = await app.make.client({ approved: false, confirmed: false });
    const { clients: earlier } = await (await approvalsAs(admin)).countPending();
    await signUpClients('crowd', 1203);
    const second = await app.make.admin();
    const answers = await Promise.all(
      [admin, second].map(async (userId) => (await approvalsAs(userId)).approveAllClients()),
    );
    expect(answers.reduce((sum, { approved }) => sum + approved, 0)).toBe(earlier + 1203);
    expect(await (await approvalsAs(admin)).countPending()).toEqual({ ...none, consultants });
    expect(await approvalOf(unconfirmed)).toMatchObject({ approved_at: null });
    expect(await eventsAbout('crowd')).toBe(1203);
    const { rows } = await app.pool.query(
      `select count(*)::int as entries, count(distinct subject_id)::int as people
         from audit_log join auth.users on users.id = subject_id where users.name = 'crowd'`,
    );
    expect(rows).toEqual([{ entries: 1203, people: 1203 }]);
  });

  it('means the clients of the first request when it is repeated', async () => {
    const intent = { idempotencyKey: 'all of them' };
    await signUpClients('first', 3);
    expect(await (await approvalsAs(admin, intent)).approveAllClients()).toMatchObject({
      approved: 3,
      ...noFailures,
    });
    app.clock.moveTo(new Date(app.clock.now().getTime() + 60_000));
    await signUpClients('later', 2);
    expect(await (await approvalsAs(admin, intent)).approveAllClients()).toMatchObject({
      approved: 0,
      ...noFailures,
    });
    expect(await (await approvalsAs(admin)).approveAllClients()).toMatchObject({
      approved: 2,
      ...noFailures,
    });
  });
});
