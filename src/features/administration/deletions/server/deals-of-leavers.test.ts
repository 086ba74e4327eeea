import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { joinConversations } from '#features/conversations/messages/server/commands/members.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { hoursAhead, pick, propose } from '#tests/support/calls.ts';
import { completeDeal } from '#tests/support/completed-deal.ts';
import { companyOf, makeConversation, write } from '#tests/support/conversation.ts';
import { deletionsIn } from '#tests/support/deletions.ts';
import { uploadFile } from '#tests/support/message-files.ts';
import { deletionsAged, erasuresAged } from './jobs.ts';

const app = await sharedTestApp();

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const { passTime, run, exists } = deletionsIn(app);

/** Asks for the deletion of an account, and waits until it is erased. */
async function erase(userId: UserId): Promise<void> {
  const { email } = await app.db
    .selectFrom('auth.users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await (await app.as(userId)).deletions.ask({ email });
  passTime(31 * day);
  await run(deletionsAged);
  passTime(2 * hour);
  await run(erasuresAged);
  expect(await exists(userId)).toBe(false);
}

/** A client alone in a company and a consultant, who have completed a project, written and met. */
async function makeDeal() {
  const client = await app.make.client({ firstName: 'Dana', lastName: 'Cole' });
  const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
  const projectId = await app.make.project(client, { title: 'Month end' });
  const applicationId = await app.make.application(projectId, consultant);
  await (await app.as(client)).applications.accept({ applicationId });
  const { threadId } = await makeConversation(app, { client, consultant, text: 'Welcome.' });
  const call = await propose(app, consultant, client, [hoursAhead(app, 24)]);
  await pick(app, client, call);
  const { fileId } = await uploadFile(app, client, threadId, { name: 'accounts.txt' });
  await write(app, client, threadId, 'The accounts.', [fileId]);
  await write(app, consultant, threadId, 'Done.');
  passTime(2 * day);
  await completeDeal(app, { client, consultant, projectId });
  await app.settle();
  return { client, consultant, projectId, applicationId, threadId, fileId };
}

const entriesOf = async (userId: UserId, threadId: string) =>
  (await (await app.as(userId)).threads.listEntries({ threadId })).items;

/** The texts of a conversation as this person reads them, the youngest first. */
const textsOf = async (userId: UserId, threadId: string) =>
  (await entriesOf(userId, threadId)).flatMap((entry) => ('text' in entry ? entry.text : []));

describe('a client whose account is erased', () => {
  it('leaves the consultant the deal and the conversation about it, without their name', async () => {
    const { client, consultant, applicationId, threadId, fileId } = await makeDeal();
    const before = await textsOf(consultant, threadId);
    await erase(client);
    const own = await app.as(consultant);
    const [application] = (await own.applications.listOwn({})).items;
    expect(application).toMatchObject({
      id: applicationId,
      status: 'accepted',
      project: { title: 'Month end', status: 'completed' },
      contact: { contactName: 'Former member', contactEmail: '', phone: '' },
    });
    expect((await own.threads.list({})).items).toMatchObject([
      { id: threadId, other: { name: 'Former member' } },
    ]);
    expect(await own.threads.get({ threadId })).toMatchObject({
      otherContact: null,
      obstacle: 'away',
    });
    expect(before).toContain('The accounts.');
    expect(await textsOf(consultant, threadId)).toEqual(before);
    expect(JSON.stringify(await entriesOf(consultant, threadId))).toContain(fileId);
    expect((await own.calls.listPast({})).items).toMatchObject([{ state: 'fixed' }]);
    const { otherContact, ...thread } = await own.threads.get({ threadId });
    expect(JSON.stringify([application, thread, otherContact])).not.toMatch(/Dana|Cole/);
  });

  it('takes along what no deal was made about, and closes their company', async () => {
    const { client, consultant } = await makeDeal();
    const companyId = await companyOf(app, client);
    const other = await app.make.consultant();
    await makeConversation(app, { client, consultant: other });
    const unanswered = await app.make.project(client, { title: 'Never begun' });
    await app.make.application(unanswered, other);
    await erase(client);
    const own = await app.as(other);
    expect((await own.threads.list({})).items).toEqual([]);
    expect((await own.applications.listOwn({})).items).toEqual([]);
    expect((await (await app.as(consultant)).threads.list({})).items).toHaveLength(1);
    const company = await app.db
      .selectFrom('companies')
      .select(['name', 'closed_at'])
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    expect(company.closed_at).not.toBeNull();
  });

  it('leaves their colleagues what they wrote, and projects that name a colleague', async () => {
    const { client: owner, consultant, threadId } = await makeDeal();
    const leaver = await app.make.colleague(owner, 'hiring', { firstName: 'Lee' });
    const companyId = await companyOf(app, owner);
    await app.services.write((tx) => joinConversations(tx, { companyId, userId: leaver }));
    await write(app, leaver, threadId, 'I am Lee.');
    const projectId = await app.make.project(leaver, { title: 'Payroll' });
    await app.db
      .updateTable('projects')
      .set(({ selectFrom }) => ({
        contact_name: 'Lee',
        contact_email: selectFrom('auth.users').select('email').where('id', '=', leaver),
      }))
      .where('id', '=', projectId)
      .execute();
    await erase(leaver);
    const own = await app.as(owner);
    expect(await textsOf(consultant, threadId)).toContain('I am Lee.');
    const entries = await entriesOf(owner, threadId);
    expect(JSON.stringify(entries)).toContain('Former member');
    const project = await own.projects.getOwn({ projectId });
    expect(project).toMatchObject({ contactName: 'Dana Cole', inChargeId: owner });
    expect(project.contactEmail).not.toBe('');
  });
});

describe('a consultant whose account is erased', () => {
  it('leaves the company the deal and the conversation about it, without their name', async () => {
    const { client, consultant, projectId, applicationId, threadId } = await makeDeal();
    const other = await app.make.project(client, { title: 'Applied to' });
    await app.make.application(other, consultant);
    const before = await textsOf(client, threadId);
    const own = await app.as(client);
    const { coverLetter } = await own.applications.getReceived({ applicationId });
    await erase(consultant);
    expect(await own.applications.getReceived({ applicationId })).toMatchObject({
      status: 'accepted',
      coverLetter,
      consultant: { name: 'Former consultant', hasLeft: true, title: '', primarySkills: [] },
      contact: { email: '', phone: '' },
    });
    for (const sort of ['match', 'newest', 'rate', 'experience'] as const) {
      const { items } = await own.applications.listReceived({ projectId, sort });
      expect(items.map(({ id }) => id)).toEqual([applicationId]);
    }
    expect((await own.applications.listReceived({ projectId: other })).items).toEqual([]);
    expect((await own.threads.list({})).items).toMatchObject([
      { id: threadId, other: { name: 'Former consultant', isListed: false } },
    ]);
    expect(await textsOf(client, threadId)).toEqual(before);
    const writing = write(app, client, threadId, 'Are you there?');
    await expect(writing).rejects.toMatchObject({ status: 409 });
  });

  it('takes the deal along when the client was erased before', async () => {
    const { client, consultant, projectId, threadId, fileId } = await makeDeal();
    const companyId = await companyOf(app, client);
    await erase(client);
    await erase(consultant);
    const left = await app.pool.query(
      `select id from projects where id = $1 union all select id from threads where id = $2
       union all select id from companies where id = $3 union all select id from message_files where id = $4`,
      [projectId, threadId, companyId, fileId],
    );
    expect(left.rows).toEqual([]);
  });
});
