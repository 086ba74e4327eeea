import { describe, expect, it } from 'vitest';
import { type CompanyId, toCompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { toMemberInvitationId } from '#features/companies/members/ids.ts';
import { grantAdmin } from '#features/identity/accounts/server/admins.ts';
import { isHiddenAccount } from '#features/identity/accounts/server/queries/account-state.ts';
import { countAudience } from '#features/notifications/announcements/server/queries/audience.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { propose } from '#tests/support/calls.ts';
import { companyOf, makeConversation, write } from '#tests/support/conversation.ts';
import { rounds } from '#tests/support/rounds.ts';

const reason = 'Two projects name a business that is not yours.';

const app = await sharedTestApp();
const admin = await app.make.admin();

const asAdmin = async () => (await app.as(admin)).companies;
const suspend = async (companyId: CompanyId) => (await asAdmin()).suspend({ companyId, reason });
const reinstate = async (companyId: CompanyId) => (await asAdmin()).reinstate({ companyId });

const auditOf = (companyId: CompanyId) =>
  app.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'reason'])
    .where('subject_id', '=', companyId)
    .orderBy('id')
    .execute();

async function openProjectsOf(consultant: UserId): Promise<string[]> {
  const { projects } = await app.as(consultant);
  return (await projects.listOpen({})).items.map(({ id }) => id);
}

describe('the members of a suspended company', () => {
  it('read why, by mail, in their notifications and on their page, and act no more', async () => {
    const owner = await app.make.client({
      firstName: 'Olive',
      lastName: 'Mills',
      email: 'o@x.test',
    });
    const viewer = await app.make.colleague(owner, 'viewer', { email: 'v@x.test' });
    const companyId = await companyOf(app, owner);
    expect(await suspend(companyId)).toEqual({
      ...{ companyId, name: 'Olive Mills', isSuspended: true },
    });
    await app.settle();
    for (const [member, email] of [
      [owner, 'o@x.test'],
      [viewer, 'v@x.test'],
    ] as const) {
      const own = await app.as(member);
      expect(await own.accounts.me()).toMatchObject({
        ...{ accountState: 'suspended', isApproved: false },
      });
      expect(await own.accounts.getOwnDecision()).toMatchObject({
        ...{ state: 'suspended', reason, suspendedCompany: 'Olive Mills' },
      });
      for (const call of [
        () => own.projects.listOwn({}),
        () => own.companies.getOwn(),
        () => own.members.list(),
      ]) {
        await expect(call()).rejects.toMatchObject({ code: 'COMPANY_SUSPENDED', status: 403 });
      }
      await own.dataExports.get();
      await own.deletions.get();
      const [mail] = await listMails(app.db, { to: email, limit: 1 });
      expect(mail?.subject).toBe('Olive Mills is suspended');
      expect(mail?.text).toContain(reason);
    }
    const { rows } = await app.pool.query('select words from notifications where user_id = $1', [
      viewer,
    ]);
    expect(rows).toEqual([{ words: 'Your company “Olive Mills” was suspended.' }]);
    expect(await isHiddenAccount(app.db, viewer)).toBe(true);
    expect(await app.services.write((tx) => grantAdmin(tx, 'v@x.test'))).toBe('suspended');
    await reinstate(companyId);
    await app.settle();
    const [mail] = await listMails(app.db, { to: 'v@x.test', limit: 1 });
    expect(mail?.subject).toBe('Olive Mills is open again');
    const again = await app.as(owner);
    expect(await again.accounts.getOwnDecision()).toMatchObject({ suspendedCompany: null });
    expect((await again.members.list()).items).toHaveLength(2);
    expect(await auditOf(companyId)).toEqual([
      { actor_id: admin, action: 'company-suspended', reason },
      { actor_id: admin, action: 'company-reinstated', reason: null },
    ]);
  });

  it('can act for another company of theirs, and are written to then', async () => {
    const owner = await app.make.client();
    const first = await companyOf(app, owner);
    const other = await app.make.client({ firstName: 'Second', lastName: 'Firm' });
    const second = await companyOf(app, other);
    const email = 'in-two@x.test';
    const member = await app.make.client({ email, approved: false });
    for (const each of [other, owner]) {
      const { members } = await app.as(each);
      const { invitationId } = await members.invite({ email, role: 'hiring' });
      const asked = { invitationId: toMemberInvitationId(invitationId) };
      await (await app.as(member)).members.accept(asked);
      app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
    }
    const audience = await countAudience(app.db, 'clients');
    await suspend(first);
    // The owner can act for no company; the member can.
    expect(await countAudience(app.db, 'clients')).toMatchObject({
      ...{ recipients: audience.recipients - 1, suspended: audience.suspended + 1 },
    });
    const own = await app.as(member);
    await expect(own.projects.listOwn({})).rejects.toMatchObject({ code: 'COMPANY_SUSPENDED' });
    expect((await own.companies.listOwn()).items).toMatchObject([
      { companyId: first, isSuspended: true },
      { companyId: second, isSuspended: false },
    ]);
    await own.companies.choose({ companyId: second });
    const acting = await app.as(member);
    expect(await acting.accounts.me()).toMatchObject({ accountState: 'approved' });
    expect((await acting.projects.listOwn({})).items).toEqual([]);
    expect(await isHiddenAccount(app.db, member)).toBe(false);
  });
});

describe('what a suspended company has', () => {
  it('is no project that consultants find or apply to, but for those who have', async () => {
    const owner = await app.make.client();
    const project = await app.make.project(owner);
    const applied = await app.make.consultant();
    await app.make.application(project, applied);
    const consultant = await app.make.consultant();
    const other = await app.as(consultant);
    const companyId = await companyOf(app, owner);
    const { invitations } = await app.as(owner);
    await invitations.send({ projectId: project, consultantId: consultant, note: '' });
    expect((await other.invitations.listReceived({})).items).toHaveLength(1);
    expect((await other.answers.listWaiting()).items).toHaveLength(1);
    await suspend(companyId);
    expect(await openProjectsOf(consultant)).not.toContain(project);
    expect((await other.invitations.listReceived({})).items).toEqual([]);
    expect((await other.answers.listWaiting()).items).toEqual([]);
    const about = { projectId: project };
    for (const call of [
      () => other.applications.getApplyView(about),
      () => other.applications.submit({ ...about, coverLetter: 'I can do this.' }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
    }
    const { applications } = await app.as(applied);
    expect(await applications.getApplyView(about)).toMatchObject({ project: { id: project } });
    await reinstate(companyId);
    expect(await openProjectsOf(consultant)).toContain(project);
    expect((await other.invitations.listReceived({})).items).toHaveLength(1);
    await other.applications.submit({ ...about, coverLetter: 'I can do this.' });
  });

  it('is written to by no consultant, and proposed no call', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const companyId = await companyOf(app, client);
    await suspend(companyId);
    for (const call of [
      () => write(app, consultant, threadId),
      () => propose(app, consultant, client),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'PERSON_AWAY' });
    }
    await reinstate(companyId);
    await write(app, consultant, threadId);
  });

  it('takes no new member', async () => {
    const owner = await app.make.client();
    const companyId = await companyOf(app, owner);
    const email = 'late@x.test';
    const invited = await app.make.client({ email });
    const { invitationId } = await (await app.as(owner)).members.invite({ email, role: 'hiring' });
    const asked = { invitationId: toMemberInvitationId(invitationId) };
    await suspend(companyId);
    const { members } = await app.as(invited);
    await expect(members.accept(asked)).rejects.toMatchObject({ code: 'COMPANY_SUSPENDED' });
    await reinstate(companyId);
    expect(await members.accept(asked)).toMatchObject({ role: 'hiring' });
  });
});

describe('suspending a company', () => {
  it('is refused without a reason, twice, and while an admin is a member', async () => {
    const owner = await app.make.client();
    const companyId = await companyOf(app, owner);
    const companies = await asAdmin();
    await expect(companies.suspend({ companyId, reason: ' ' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await expect(reinstate(companyId)).rejects.toMatchObject({ code: 'COMPANY_STATE' });
    await suspend(companyId);
    await expect(suspend(companyId)).rejects.toMatchObject({ code: 'COMPANY_STATE' });
    const ofAdmin = await companyOf(app, await app.make.admin());
    await expect(suspend(ofAdmin)).rejects.toMatchObject({ code: 'HAS_ADMIN' });
    expect(await auditOf(ofAdmin)).toEqual([]);
  });

  it('counts once, however many admins press the button at once', async () => {
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const companyId = toCompanyId(await companyOf(app, await app.make.client()));
      const companies = await asAdmin();
      const press = () => companies.suspend({ companyId, reason });
      const row = { table: 'companies', key: 'id', value: companyId } as const;
      const answers = await allAtOnce<unknown>(app, row, [press, press, press]);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await auditOf(companyId)).toHaveLength(1);
    }
  });
});
