import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeConversation, pass } from '#tests/support/conversation.ts';

const app = await sharedTestApp();

const threadsOf = async (userId: string) => (await app.as(userId)).threads;

async function namedConversation() {
  const client = await app.make.client({ firstName: 'Grace', lastName: 'Hopper' });
  const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
  return makeConversation(app, { client, consultant });
}

/** All that this person is told of the other. */
async function notificationsTo(userId: string, threadId: string, personId: string) {
  const threads = await threadsOf(userId);
  const { other } = await threads.findWith({ personId });
  const { items } = await threads.list({});
  const thread = await threads.get({ threadId });
  expect(thread.other).toEqual(other);
  expect(items[0]?.other).toEqual(other);
  const { ownContact: _, ...notified } = thread;
  return { notified, text: JSON.stringify([notified, items]) };
}

describe('of the other person', () => {
  it('both sides know first name and last initial at first, and no way to reach them', async () => {
    const { client, consultant, threadId } = await namedConversation();
    const ofConsultant = await notificationsTo(client, threadId, consultant);
    expect(ofConsultant.notified).toMatchObject({
      other: { name: 'Ada L.', initials: 'AL', title: 'Finance & Operations consultant' },
      otherContact: null,
    });
    const ofClient = await notificationsTo(consultant, threadId, client);
    expect(ofClient.notified).toMatchObject({
      other: { name: 'Grace H.', company: '', title: '', avatar: null, isListed: false },
      otherContact: null,
    });
    expect(ofConsultant.text + ofClient.text).not.toMatch(/Lovelace|Hopper|@example|\+44/);
  });

  it('one who shares their contact details is known in full, as long as they share them', async () => {
    const { client, consultant, threadId } = await namedConversation();
    const threads = await threadsOf(consultant);
    pass(app, 1000);
    const shared = await threads.shareContact({ threadId });
    expect(shared.ownContact).toMatchObject({ name: 'Ada Lovelace', because: 'shared' });
    expect(await threads.shareContact({ threadId })).toEqual(shared);
    expect((await notificationsTo(client, threadId, consultant)).notified).toMatchObject({
      other: { name: 'Ada Lovelace', isAvatarSharp: false },
      otherContact: { name: 'Ada Lovelace', phone: '+442079460000', because: 'shared' },
    });
    expect((await notificationsTo(consultant, threadId, client)).text).not.toMatch(
      /Hopper|@example/,
    );
    const { items } = await (await threadsOf(client)).listEntries({ threadId });
    expect(items[0]).toMatchObject({ kind: 'contact-shared', isOwn: false });
    expect((await threads.unshareContact({ threadId })).ownContact.because).toBeNull();
    expect((await notificationsTo(client, threadId, consultant)).text).not.toMatch(
      /Lovelace|@example/,
    );
  });

  it('a client who shares theirs is known by the address of their account', async () => {
    const email = 'grace@example.test';
    const client = await app.make.client({ firstName: 'Grace', lastName: 'Hopper', email });
    const { consultant, threadId } = await makeConversation(app, { client });
    await (await threadsOf(client)).shareContact({ threadId });
    const { notified } = await notificationsTo(consultant, threadId, client);
    expect(notified.other.name).toBe('Grace Hopper');
    expect(notified.otherContact).toMatchObject({
      ...{ name: 'Grace Hopper', email, phone: '', company: '' },
    });
  });

  it('a consultant who has applied knows the company, and no more before they are accepted', async () => {
    const { client, consultant, threadId } = await namedConversation();
    await app.make.application(await app.make.project(client), consultant, { status: 'rejected' });
    const { notified, text } = await notificationsTo(consultant, threadId, client);
    expect(notified.other).toMatchObject({ name: 'Grace H.', company: 'Loomworks Mills' });
    expect(text).not.toMatch(/Hopper|Casey|loomworks\.test/);
    expect((await notificationsTo(client, threadId, consultant)).text).not.toContain('Lovelace');
  });

  it('both sides of an accepted application know all', async () => {
    const { client, consultant, threadId } = await namedConversation();
    const project = await app.make.project(client, { status: 'in_progress' });
    await app.make.application(project, consultant, { status: 'accepted' });
    await app.make.application(await app.make.project(client), consultant);
    expect((await notificationsTo(client, threadId, consultant)).notified).toMatchObject({
      other: { name: 'Ada Lovelace' },
      otherContact: { name: 'Ada Lovelace', because: 'accepted' },
    });
    const { notified } = await notificationsTo(consultant, threadId, client);
    expect(notified).toMatchObject({
      other: { name: 'Grace Hopper', company: 'Loomworks Mills' },
      otherContact: {
        name: 'Casey Contact',
        email: 'casey@loomworks.test',
        company: 'Loomworks Mills',
        because: 'accepted',
      },
    });
    const threads = await threadsOf(consultant);
    expect((await threads.unshareContact({ threadId })).ownContact.because).toBe('accepted');
  });
});
