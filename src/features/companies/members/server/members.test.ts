import { describe, expect, it } from 'vitest';
import { type CompanyId, type MemberRole, memberRoles } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { projectFields } from '#tests/support/factories.ts';
import { toMemberInvitationId } from '../ids.ts';

const app = await sharedTestApp();

const day = 24 * 60 * 60 * 1000;

/** An invitation by this owner, with the id by which it is answered. */
async function invite(owner: UserId, email: string, role: MemberRole = 'hiring') {
  const { members } = await app.as(owner);
  const { invitationId } = await members.invite({ email, role });
  return toMemberInvitationId(invitationId);
}

const companyOf = async (userId: UserId) => (await app.as(userId)).companies.getOwn();
const rolesOf = async (userId: UserId): Promise<string[]> => {
  const { items } = await (await app.as(userId)).members.list();
  return items.map(({ firstName, role }) => `${firstName} ${role}`);
};

describe('an invitation to a company', () => {
  it('is mailed, and its accepted role acts for the company at once', async () => {
    const owner = await app.make.client({ firstName: 'Olive', lastName: 'Owner' });
    const project = await app.make.project(owner);
    const invited = await app.make.client({ email: 'hal@mills.test', approved: false });
    const invitationId = await invite(owner, 'Hal@Mills.test');
    await app.settle();
    const [mail] = await listMails(app.db, { to: 'hal@mills.test', limit: 1 });
    expect(mail?.subject).toMatch(/^You are invited to act for Olive Owner/);
    expect(mail?.text).toContain(`/company/invitation/${invitationId}`);
    const own = await app.as(invited);
    expect(await own.members.getInvitation({ invitationId })).toMatchObject({
      ...{ companyName: 'Olive Owner', role: 'hiring', invitedBy: 'Olive Owner', state: 'open' },
    });
    await expect(own.projects.getOwn({ projectId: project })).rejects.toMatchObject({
      status: 404,
    });
    await own.members.accept({ invitationId });
    const joined = await app.as(invited);
    expect((await joined.projects.getOwn({ projectId: project })).id).toBe(project);
    // The company is approved, and its members come in with it.
    expect(await companyOf(invited)).toMatchObject({ name: 'Olive Owner', isApproved: true });
    expect((await joined.companies.listOwn()).items).toHaveLength(1);
  });

  it('is read and answered by no user but the one who has proven its address', async () => {
    const owner = await app.make.client();
    const invitationId = await invite(owner, 'ida@mills.test');
    const others = [owner, await app.make.client(), await app.make.consultant()];
    for (const other of others) {
      const { members } = await app.as(other);
      const asked = { invitationId };
      await expect(members.getInvitation(asked)).rejects.toMatchObject({ status: 404 });
      await expect(members.decline(asked)).rejects.toMatchObject({ status: 404 });
      if (other !== others[2]) {
        await expect(members.accept(asked)).rejects.toMatchObject({ code: 'INVITATION_NOT_FOUND' });
      }
    }
    expect(await rolesOf(owner)).toEqual(['Test owner']);
  });

  it('ends after seven days, and can be sent again then', async () => {
    const owner = await app.make.client();
    const invited = await app.make.client({ email: 'joe@mills.test' });
    const invitationId = await invite(owner, 'joe@mills.test');
    const before = app.clock.now();
    await expect(invite(owner, 'joe@mills.test')).rejects.toMatchObject({
      code: 'ALREADY_INVITED',
    });
    app.clock.moveTo(new Date(before.getTime() + 7 * day));
    const { members } = await app.as(invited);
    expect((await members.getInvitation({ invitationId })).state).toBe('expired');
    await expect(members.accept({ invitationId })).rejects.toMatchObject({
      code: 'INVITATION_ENDED',
    });
    const again = await invite(owner, 'joe@mills.test');
    await members.accept({ invitationId: again });
    expect((await companyOf(invited)).role).toBe('hiring');
    app.clock.moveTo(before);
  });

  it('is withdrawn by an owner of its company alone, and lets no user in then', async () => {
    const owner = await app.make.client();
    const invited = await app.make.client({ email: 'kim@mills.test' });
    const invitationId = await invite(owner, 'kim@mills.test');
    const stranger = await app.as(await app.make.client());
    await expect(stranger.members.withdraw({ invitationId })).rejects.toMatchObject({
      status: 404,
    });
    const { members } = await app.as(owner);
    await members.withdraw({ invitationId });
    expect((await members.listInvitations()).items).toEqual([]);
    const own = await app.as(invited);
    await expect(own.members.accept({ invitationId })).rejects.toMatchObject({
      code: 'INVITATION_ENDED',
    });
  });

  it('is not for members, and lets a consultant in nowhere', async () => {
    const owner = await app.make.client({ email: 'lea@mills.test' });
    await expect(invite(owner, 'lea@mills.test')).rejects.toMatchObject({ code: 'ALREADY_MEMBER' });
    const consultant = await app.make.consultant({ email: 'max@mills.test' });
    const invitationId = await invite(owner, 'max@mills.test');
    const { members } = await app.as(consultant);
    expect((await members.getInvitation({ invitationId })).state).toBe('open');
    await expect(members.accept({ invitationId })).rejects.toMatchObject({ status: 403 });
  });

  it('leaves a company alone that its person has used, and they choose for which they act', async () => {
    const owner = await app.make.client();
    const invited = await app.make.client({ email: 'nia@mills.test', approved: false });
    const ownProject = await app.make.project(invited);
    const first = await companyOf(invited);
    app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
    await (await app.as(invited)).members.accept({
      invitationId: await invite(owner, 'nia@mills.test'),
    });
    const joined = await app.as(invited);
    expect((await joined.companies.listOwn()).items.map(({ role }) => role)).toEqual([
      'hiring',
      'owner',
    ]);
    await expect(joined.projects.getOwn({ projectId: ownProject })).rejects.toMatchObject({
      status: 404,
    });
    app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
    await joined.companies.choose({ companyId: first.companyId as CompanyId });
    const back = await app.as(invited);
    expect((await back.projects.getOwn({ projectId: ownProject })).id).toBe(ownProject);
    // No admin has approved their own company.
    expect(await companyOf(invited)).toMatchObject({ role: 'owner', isApproved: false });
    const foreign = (await companyOf(await app.make.client())).companyId as CompanyId;
    await expect(back.companies.choose({ companyId: foreign })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('the members of a company', () => {
  it('have the role that an owner gives them, from their next request on', async () => {
    const owner = await app.make.client({ firstName: 'Olive' });
    const viewer = await app.make.colleague(owner, 'viewer', { firstName: 'Vera' });
    const project = { ...projectFields, modules: [...projectFields.modules], extraSkills: [] };
    const post = async () => (await app.as(viewer)).projects.post(project);
    await expect(post()).rejects.toMatchObject({ code: 'ROLE_NOT_ALLOWED' });
    await (await app.as(owner)).members.changeRole({ userId: viewer, role: 'hiring' });
    await post();
    expect((await rolesOf(viewer)).sort()).toEqual(['Olive owner', 'Vera hiring']);
  });

  it('always have an owner: the last one keeps the role, and stays', async () => {
    const owner = await app.make.client();
    await app.make.colleague(owner, 'hiring');
    const { members } = await app.as(owner);
    const refused = { code: 'LAST_OWNER', status: 409 };
    await expect(members.leave()).rejects.toMatchObject(refused);
    await expect(members.changeRole({ userId: owner, role: 'viewer' })).rejects.toMatchObject(
      refused,
    );
    await expect(members.remove({ userId: owner })).rejects.toMatchObject(refused);
  });

  it('exchange ownership in one step', async () => {
    const owner = await app.make.client({ firstName: 'Olive' });
    const heir = await app.make.colleague(owner, 'finance', { firstName: 'Hera' });
    await (await app.as(owner)).members.transfer({ userId: heir });
    expect((await rolesOf(heir)).sort()).toEqual(['Hera owner', 'Olive hiring']);
    const { members } = await app.as(owner);
    await expect(members.transfer({ userId: heir })).rejects.toMatchObject({
      code: 'ROLE_NOT_ALLOWED',
    });
  });

  it('who are removed read nothing more, act for a company of their own, and hand over their projects', async () => {
    const owner = await app.make.client({ firstName: 'Olive' });
    const leaver = await app.make.colleague(owner, 'hiring');
    const project = await app.make.project(leaver);
    const open = await app.cookieOf(leaver);
    const read = () =>
      app.http.request(`/api/me/projects/${project}`, { headers: { cookie: open } });
    expect((await read()).status).toBe(200);
    await (await app.as(owner)).members.remove({ userId: leaver });
    expect((await read()).status).toBe(404);
    const row = await app.db
      .selectFrom('projects')
      .select(['client_id', 'company_id'])
      .where('id', '=', project)
      .executeTakeFirstOrThrow();
    const { companyId } = await companyOf(owner);
    expect(row).toEqual({ client_id: owner, company_id: companyId });
    expect(await companyOf(leaver)).toMatchObject({ role: 'owner', isApproved: false });
    expect((await companyOf(leaver)).companyId).not.toBe(companyId);
  });

  it('take the invitations along that they have sent, when they are owners no more', async () => {
    const owner = await app.make.client();
    const removed = await app.make.colleague(owner, 'owner');
    const demoted = await app.make.colleague(owner, 'owner');
    const back = await app.make.client({ email: 'back@mills.test' });
    const invitations = [
      await invite(removed, 'back@mills.test', 'owner'),
      await invite(demoted, 'second@mills.test', 'owner'),
    ];
    const { members } = await app.as(owner);
    const kept = await invite(owner, 'kept@mills.test');
    await members.remove({ userId: removed });
    await members.changeRole({ userId: demoted, role: 'viewer' });
    const { items } = await members.listInvitations();
    expect(items.map(({ invitationId }) => invitationId)).toEqual([kept]);
    const [first] = invitations;
    const own = await app.as(back);
    if (!first) throw new Error('There is no invitation.');
    await expect(own.members.accept({ invitationId: first })).rejects.toMatchObject({
      code: 'INVITATION_ENDED',
    });
  });

  it('keep the approval of their company, whatever is stored of one of them', async () => {
    const owner = await app.make.client();
    const second = await app.make.colleague(owner, 'owner', { approved: false });
    await app.db
      .updateTable('profiles')
      .set({ company_name: 'Another', approved_at: null })
      .where('user_id', '=', second)
      .execute();
    expect(await companyOf(owner)).toMatchObject({ isApproved: true });
  });

  it('leave by themselves', async () => {
    const owner = await app.make.client({ firstName: 'Olive' });
    const leaver = await app.make.colleague(owner, 'viewer');
    await (await app.as(leaver)).members.leave();
    expect(await rolesOf(owner)).toEqual(['Olive owner']);
  });

  it('of another company are absent', async () => {
    const owner = await app.make.client();
    const stranger = await app.make.colleague(await app.make.client(), 'viewer');
    const { members } = await app.as(owner);
    for (const role of memberRoles) {
      await expect(members.changeRole({ userId: stranger, role })).rejects.toMatchObject({
        status: 404,
      });
    }
    await expect(members.remove({ userId: stranger })).rejects.toMatchObject({ status: 404 });
    await expect(members.transfer({ userId: stranger })).rejects.toMatchObject({ status: 404 });
  });
});
