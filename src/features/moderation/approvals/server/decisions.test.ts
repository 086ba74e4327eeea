import { beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { approve, tellOfApprovals } from '#tests/support/approve.ts';

const app = await sharedTestApp();
const admin = await app.make.admin();

const asAdmin = async () => (await app.as(admin)).approvals;
const decisionOf = async (userId: UserId) => (await app.as(userId)).accounts.getOwnDecision();

const auditOf = (userId: UserId) =>
  app.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'reason'])
    .where('subject_id', '=', userId)
    .orderBy('id')
    .execute();

async function subjectsTo(email: string): Promise<string[]> {
  await tellOfApprovals(app);
  return (await listMails(app.db, { to: email })).map(({ subject }) => subject).reverse();
}

async function foundBy(client: UserId): Promise<string[]> {
  const { search } = await app.as(client);
  return (await search.findConsultants({})).items.map(({ userId }) => userId);
}

describe('refusing an account', () => {
  const reason = 'Your company cannot be found under this name.';

  it('tells its owner why, by mail and on the page, and is on record', async () => {
    const email = 'refused@example.test';
    const client = await app.make.client({ approved: false, email });
    const answer = await (await asAdmin()).refuse({ userId: client, reason });
    expect(answer).toMatchObject({ userId: client, state: 'refused' });
    expect(await decisionOf(client)).toMatchObject({ state: 'refused', reason });
    expect(await auditOf(client)).toEqual([{ actor_id: admin, action: 'account-refused', reason }]);
    expect(await subjectsTo(email)).toEqual(['About your Direct365 account']);
    const [mail] = await listMails(app.db, { to: email });
    expect(mail?.text).toContain(reason);
    const { items } = await (await asAdmin()).listPending({ userType: 'client', limit: 100 });
    expect(items.map(({ userId }) => userId)).not.toContain(client);
  });

  it('is said once, and can be made good by an approval', async () => {
    const email = 'second-look@example.test';
    const client = await app.make.client({ approved: false, email });
    const approvals = await asAdmin();
    await approvals.refuse({ userId: client, reason });
    await expect(approvals.refuse({ userId: client, reason })).rejects.toMatchObject({
      code: 'ACCOUNT_STATE',
    });
    await approve(await app.as(admin), client);
    expect(await decisionOf(client)).toMatchObject({ state: 'approved', reason: null });
    await tellOfApprovals(app);
    await approvals.refuse({ userId: client, reason: 'They asked us to.' });
    app.clock.moveTo(new Date(app.clock.now().getTime() + 60_000));
    await approve(await app.as(admin), client);
    expect((await auditOf(client)).map(({ action }) => action)).toEqual([
      'account-refused',
      'account-approved',
      'approval-revoked',
      'account-approved',
    ]);
    // Mails of one person may overtake each other.
    expect((await subjectsTo(email)).sort()).toEqual([
      'About your Direct365 account',
      'Your Direct365 account is approved',
      'Your Direct365 account is approved',
      'Your Direct365 account is not approved any more',
    ]);
  });

  it('needs a reason', async () => {
    const client = await app.make.client({ approved: false });
    for (const call of ['refuse', 'suspend'] as const) {
      await expect((await asAdmin())[call]({ userId: client, reason: '  ' })).rejects.toMatchObject(
        { code: 'BAD_REQUEST' },
      );
    }
    expect(await auditOf(client)).toEqual([]);
  });

  it('takes a consultant off the lists at once', async () => {
    const consultant = await app.make.consultant();
    const client = await app.make.client();
    expect(await foundBy(client)).toContain(consultant);
    await (await asAdmin()).refuse({ userId: consultant, reason });
    expect(await foundBy(client)).not.toContain(consultant);
    await approve(await app.as(admin), consultant);
    expect(await foundBy(client)).toContain(consultant);
  });
});

describe('a suspended consultant', () => {
  const reason = 'Two of your certifications belong to another user.';
  let consultant: UserId;
  let client: UserId;

  beforeAll(async () => {
    consultant = await app.make.consultant({ email: 'suspended@example.test' });
    client = await app.make.client();
    await (await asAdmin()).suspend({ userId: consultant, reason });
  });

  it('is found by no one', async () => {
    expect(await foundBy(client)).not.toContain(consultant);
    const { consultants } = await app.as(client);
    await expect(consultants.getConsultant({ consultantId: consultant })).rejects.toMatchObject({
      code: 'CONSULTANT_NOT_FOUND',
    });
  });

  it('signs in and reads why, manages the subscription, and does nothing else', async () => {
    const own = await app.as(consultant);
    expect(await own.accounts.me()).toMatchObject({ accountState: 'suspended', isApproved: false });
    expect(await own.accounts.getOwnDecision()).toMatchObject({ state: 'suspended', reason });
    expect(await own.subscriptions.getOwn()).toMatchObject({ subscribed: true });
    for (const call of [
      () => own.projects.listOpen({}),
      () => own.consultants.getOwnProfile(),
      () => own.applications.listOwn({}),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED', status: 403 });
    }
  });

  it('cannot be accepted until the suspension is lifted', async () => {
    const project = await app.make.project(client);
    const applicationId = await app.make.application(project, consultant);
    const { applications } = await app.as(client);
    await expect(applications.accept({ applicationId })).rejects.toMatchObject({
      code: 'APPLICANT_SUSPENDED',
      status: 409,
    });
    expect(await (await asAdmin()).lift({ userId: consultant })).toMatchObject({
      state: 'approved',
    });
    expect(await foundBy(client)).toContain(consultant);
    expect(await applications.accept({ applicationId })).toMatchObject({ status: 'accepted' });
  });

  it('was told of both, and both are on record', async () => {
    expect(await subjectsTo('suspended@example.test')).toEqual(
      expect.arrayContaining([
        'Your Direct365 account is suspended',
        'Your Direct365 account is open again',
      ]),
    );
    expect(await auditOf(consultant)).toEqual([
      { actor_id: admin, action: 'account-suspended', reason },
      { actor_id: admin, action: 'suspension-lifted', reason: null },
    ]);
  });
});

describe('a suspended client', () => {
  it('has no project that consultants find or apply to, but for those who have', async () => {
    const client = await app.make.client();
    const project = await app.make.project(client);
    const applied = await app.make.consultant();
    await app.make.application(project, applied);
    const other = await app.as(await app.make.consultant());
    await (await asAdmin()).suspend({ userId: client, reason: 'The project is not real.' });
    const { items } = await other.projects.listOpen({});
    expect(items.map(({ id }) => id)).not.toContain(project);
    await expect(other.applications.getApplyView({ projectId: project })).rejects.toMatchObject({
      code: 'PROJECT_NOT_FOUND',
    });
    await expect(
      other.applications.submit({ projectId: project, coverLetter: 'I can do this.' }),
    ).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
    const { applications } = await app.as(applied);
    expect(await applications.getApplyView({ projectId: project })).toMatchObject({
      project: { id: project },
    });
    await (await asAdmin()).lift({ userId: client });
    expect((await other.projects.listOpen({})).items.map(({ id }) => id)).toContain(project);
  });
});

describe('suspending', () => {
  it('is refused for admins, for the suspended, and for no one', async () => {
    const approvals = await asAdmin();
    const reason = 'A try.';
    const other = await app.make.admin();
    await expect(approvals.suspend({ userId: other, reason })).rejects.toMatchObject({
      code: 'IS_ADMIN',
    });
    const client = await app.make.client({ approved: false });
    await approvals.suspend({ userId: client, reason });
    await expect(approvals.suspend({ userId: client, reason })).rejects.toMatchObject({
      code: 'ACCOUNT_STATE',
    });
    await expect(approve(await app.as(admin), client)).rejects.toMatchObject({
      code: 'ACCOUNT_STATE',
    });
    await expect(approvals.lift({ userId: admin })).rejects.toMatchObject({
      code: 'ACCOUNT_STATE',
    });
    expect(await approvals.lift({ userId: client })).toMatchObject({ state: 'pending' });
  });

  it('counts once, however many admins press the button at once', async () => {
    const client = await app.make.client();
    const approvals = await asAdmin();
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => approvals.suspend({ userId: client, reason: 'At once.' })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await auditOf(client)).toHaveLength(1);
  });
});

describe('approving all clients, one of whom cannot be', () => {
  it('skips and names that one, approves the others, and approves it when tried again', async () => {
    await app.pool.query(
      `create function refuse_stubborn() returns trigger language plpgsql as $$
       begin
         if new.last_name = 'Stubborn' and new.approved_at is not null then
           raise exception 'this row does not change';
         end if;
         return new;
       end $$;
       create trigger stubborn before update on profiles
         for each row execute function refuse_stubborn()`,
    );
    const others = [
      await app.make.client({ approved: false }),
      await app.make.client({ approved: false }),
    ];
    const stubborn = await app.make.client({ approved: false, lastName: 'Stubborn' });
    const answer = await (await asAdmin()).approveAllClients();
    expect(answer).toMatchObject({
      failed: 1,
      failures: [{ userId: stubborn, name: 'Test Stubborn' }],
    });
    expect(answer.approved).toBeGreaterThanOrEqual(2);
    for (const client of others)
      expect(await decisionOf(client)).toMatchObject({ state: 'approved' });
    expect(await decisionOf(stubborn)).toMatchObject({ state: 'pending' });
    await app.pool.query('drop trigger stubborn on profiles');
    await approve(await app.as(admin), stubborn);
    expect(await decisionOf(stubborn)).toMatchObject({ state: 'approved' });
  });
});
