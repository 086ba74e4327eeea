import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { hoursAhead, pick, propose } from '#tests/support/calls.ts';
import { companyOf, makeConversation, write } from '#tests/support/conversation.ts';

const app = await sharedTestApp();

const subjectsTo = async (to: string) =>
  (await listMails(app.db, { to })).map(({ subject }) => subject.replace(' · Direct365', ''));

async function close(owner: UserId, name?: string): Promise<string> {
  const { companies, members } = await app.as(owner);
  const companyId = await companyOf(app, owner);
  await members.closeCompany({ companyId, name: name ?? (await companies.getOwn()).name });
  await app.settle();
  return companyId;
}

describe('a company that its owner closes', () => {
  it('has no members any more, who act for companies of their own', async () => {
    const owner = await app.make.client({ firstName: 'Olive', lastName: 'Owner' });
    const colleague = await app.make.colleague(owner, 'hiring', { email: 'hal@closed.test' });
    const projectId = await app.make.project(owner);
    const companyId = await close(owner, ' olive OWNER ');
    for (const userId of [owner, colleague]) {
      expect(await companyOf(app, userId)).not.toBe(companyId);
      const own = await app.as(userId);
      expect(await own.companies.getOwn()).toMatchObject({ role: 'owner', isApproved: false });
      expect((await own.projects.listOwn({})).items).toEqual([]);
      await expect(own.projects.getOwn({ projectId })).rejects.toMatchObject({ status: 404 });
    }
    expect(await subjectsTo('hal@closed.test')).toContain('Olive Owner is closed on Direct365');
    const { items } = await (await app.as(await app.make.admin())).audit.list({});
    expect(items[0]).toMatchObject({ action: 'company-closed' });
  });

  it('has its projects and calls cancelled, and the consultants notified', async () => {
    const owner = await app.make.client();
    const consultant = await app.make.consultant({ email: 'working@closed.test' });
    const applicant = await app.make.consultant({ email: 'waiting@closed.test' });
    const inProgress = await app.make.project(owner, { title: 'In progress' });
    const applicationId = await app.make.application(inProgress, consultant);
    await app.make.application(await app.make.project(owner, { title: 'Open' }), applicant);
    await (await app.as(owner)).applications.accept({ applicationId });
    const { threadId } = await makeConversation(app, { client: owner, consultant, text: 'Hello.' });
    const startsAt = hoursAhead(app, 48);
    await pick(app, consultant, await propose(app, owner, consultant, [startsAt]));
    await app.settle();
    await close(owner);
    const own = await app.as(consultant);
    expect((await own.applications.listOwn({})).items).toMatchObject([
      { id: applicationId, status: 'accepted', project: { status: 'cancelled' } },
    ]);
    expect((await own.calls.listPast({})).items).toMatchObject([{ state: 'cancelled' }]);
    for (const to of ['working@closed.test', 'waiting@closed.test']) {
      expect((await subjectsTo(to)).filter((subject) => /cancelled/i.test(subject))).not.toEqual(
        [],
      );
    }
    // The conversation can be read, and written in no more.
    const { items } = await own.threads.listEntries({ threadId });
    expect(JSON.stringify(items)).toContain('Hello.');
    await expect(write(app, consultant, threadId)).rejects.toMatchObject({ status: 409 });
  });

  it('stays as it is for a name that differs, another company, and all who are no owners', async () => {
    const owner = await app.make.client({ firstName: 'Olive', lastName: 'Owner' });
    const companyId = await companyOf(app, owner);
    const { members } = await app.as(owner);
    await expect(members.closeCompany({ companyId, name: 'Olive' })).rejects.toMatchObject({
      code: 'NAME_DIFFERS',
    });
    const foreign = await companyOf(app, await app.make.client());
    await expect(
      members.closeCompany({ companyId: foreign, name: 'Olive Owner' }),
    ).rejects.toMatchObject({ code: 'COMPANY_NOT_FOUND' });
    const colleague = await app.as(await app.make.colleague(owner, 'hiring'));
    await expect(
      colleague.members.closeCompany({ companyId, name: 'Olive Owner' }),
    ).rejects.toMatchObject({ code: 'ROLE_NOT_ALLOWED' });
    expect((await members.list()).items).toHaveLength(2);
  });

  it('is closed by no owner who lost that role a moment before, and once by two at one moment', async () => {
    const owner = await app.make.client({ firstName: 'Olive', lastName: 'Owner' });
    const second = await app.make.colleague(owner, 'owner');
    await app.make.project(owner);
    const closing = { companyId: await companyOf(app, owner), name: 'Olive Owner' };
    const [own, before] = [await app.as(owner), await app.as(second)];
    await own.members.changeRole({ userId: second, role: 'viewer' });
    const late = before.members.closeCompany(closing);
    await expect(late).rejects.toMatchObject({ code: 'MEMBER_NOT_FOUND' });
    await own.members.changeRole({ userId: second, role: 'owner' });
    const outcomes = await Promise.allSettled(
      [own, before].map(({ members }) => members.closeCompany(closing)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await own.companies.listOwn()).items).toHaveLength(1);
  });

  it('lets no one in who was invited before', async () => {
    const owner = await app.make.client();
    await app.make.project(owner);
    const invited = await app.make.client({ email: 'late@closed.test' });
    const { invitationId } = await (await app.as(owner)).members.invite({
      ...{ email: 'late@closed.test', role: 'viewer' },
    });
    await close(owner);
    const { members } = await app.as(invited);
    await expect(members.accept({ invitationId: invitationId as never })).rejects.toMatchObject({
      code: 'INVITATION_ENDED',
    });
  });
});
