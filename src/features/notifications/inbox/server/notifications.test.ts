import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { markLeaving } from '#features/identity/accounts/server/commands/people.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeConversation, suspend } from '#tests/support/conversation.ts';
import type { NotificationKind } from '../rules/notification-kind.ts';
import { recordNotifications } from './commands/record-notifications.ts';

const app = await sharedTestApp();

const aMinuteLater = () => app.clock.moveTo(new Date(app.clock.now().getTime() + 60_000));

const something: NotificationKind<{ title: string; path?: string }> = {
  name: 'something',
  topic: 'projects',
  words: ({ title }) => title,
  leadsTo: ({ path }) => path ?? '/client/portal',
};

const recording = () => ({ jobs: app.services.jobs, now: app.clock.now() });
const notify = (userId: UserId, event: string, about: { title: string; path?: string }) =>
  app.services.write((tx) =>
    recordNotifications(tx, recording(), something, [{ userId, event, aboutId: null, about }]),
  );
const listOf = async (
  userId: UserId,
  input: { show?: 'unread'; topic?: 'projects' | 'billing' } = {},
) => (await (await app.as(userId)).notifications.list(input)).items;
const wordsOf = async (userId: UserId) => (await listOf(userId)).map(({ words }) => words);
const unreadOf = async (userId: UserId) =>
  (await (await app.as(userId)).notifications.countUnread()).unread;

describe('an event that concerns a user', () => {
  it('is one notification, however often and by how many at once it is told', async () => {
    const client = await app.make.client();
    await Promise.all(Array.from({ length: 20 }, () => notify(client, 'one', { title: 'One' })));
    const [only, ...others] = await listOf(client);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ words: 'One', topic: 'projects', isRead: false });
    await (await app.as(client)).notifications.markRead({ notificationId: only?.id ?? '' });
    await notify(client, 'one', { title: 'One again' });
    expect(await listOf(client)).toEqual([{ ...only, isRead: true }]);
  });

  it('is heard of by their browsers when it is told and when it is read, and by no one else', async () => {
    const client = await app.make.client();
    const hearers = async () => {
      const rows = await app.db
        .deleteFrom('live_events')
        .where('topic', '=', 'notification')
        .returning('person_id')
        .execute();
      return rows.map(({ person_id }) => person_id);
    };
    await hearers();
    await notify(client, 'heard', { title: 'Heard' });
    expect(await hearers()).toEqual([client]);
    const notificationId = (await listOf(client))[0]?.id ?? '';
    const { notifications } = await app.as(client);
    await notifications.markRead({ notificationId });
    expect(await hearers()).toEqual([client]);
    await notifications.markRead({ notificationId });
    expect(await hearers()).toEqual([]);
  });

  it('is not told when its transaction is rolled back', async () => {
    const client = await app.make.client();
    const killed = app.services.write(async (tx) => {
      await recordNotifications(tx, recording(), something, [
        { userId: client, event: 'never', aboutId: null, about: { title: 'Never' } },
      ]);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await wordsOf(client)).toEqual([]);
  });

  it('is told to thousands in one transaction, with words that are cut where they are endless', async () => {
    const client = await app.make.client();
    await app.services.write((tx) =>
      recordNotifications(
        tx,
        recording(),
        something,
        Array.from({ length: 2300 }, (_, n) => ({
          ...{ userId: client, event: `${n}`, aboutId: null },
          about: { title: 'x'.repeat(2000) },
        })),
      ),
    );
    expect(await unreadOf(client)).toBe(100);
    expect((await listOf(client))[0]?.words).toHaveLength(500);
  });

  it('leads nowhere but to a page of this site', async () => {
    const client = await app.make.client();
    for (const path of ['https://evil.test', '//evil.test', '/\\evil.test', 'portal'])
      await expect(notify(client, path, { title: 'Out', path })).rejects.toThrow();
  });

  it('goes with whom it tells of', async () => {
    const [client, consultant] = [await app.make.client(), await app.make.consultant()];
    await app.services.write((tx) =>
      recordNotifications(tx, recording(), something, [
        { userId: client, event: 'of them', aboutId: consultant, about: { title: 'Theirs' } },
      ]),
    );
    await app.db.deleteFrom('profiles').where('user_id', '=', consultant).execute();
    expect(await wordsOf(client)).toEqual([]);
  });
});

describe('the other person of a notification', () => {
  const named = async (reader: UserId) => (await listOf(reader)).map(({ person }) => person);
  async function pair(options: { approved?: boolean } = {}) {
    const client = await app.make.client({ firstName: 'Grace', lastName: 'Hopper', ...options });
    const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    for (const [userId, aboutId] of [
      [client, consultant],
      [consultant, client],
    ] as const) {
      await app.services.write((tx) =>
        recordNotifications(tx, recording(), something, [
          { userId, event: 'of both', aboutId, about: { title: 'Of both' } },
        ]),
      );
    }
    return { client, consultant };
  }

  it('is named by the first name and an initial, before a deal', async () => {
    const { client, consultant } = await pair();
    expect([await named(client), await named(consultant)]).toEqual([['Ada L.'], ['Grace H.']]);
  });

  it('is named to no client who is not approved', async () => {
    const { client } = await pair({ approved: false });
    expect(await named(client)).toEqual([null]);
  });

  it('is named to no client who is suspended', async () => {
    const { client } = await pair();
    await suspend(app, client);
    const names = await app.services.findKnownNames(app.db, client, [
      await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' }),
    ]);
    expect([...names.values()]).toEqual([]);
  });

  it('is named in full after an accepted application, as soon as there is one', async () => {
    const { client, consultant } = await pair();
    const projectId = await app.make.project(client);
    await app.make.application(projectId, consultant, { status: 'accepted' });
    expect([await named(client), await named(consultant)]).toEqual([
      ['Ada Lovelace'],
      ['Grace Hopper'],
    ]);
  });

  it('is named in full by who shares their contact details', async () => {
    const { client, consultant } = await pair();
    const { threadId } = await makeConversation(app, { client, consultant });
    await app.db
      .updateTable('thread_sides')
      .set({ contact_shared_at: app.clock.now() })
      .where('thread_id', '=', threadId)
      .where('user_id', '=', consultant)
      .execute();
    expect([await named(client), await named(consultant)]).toEqual([
      ['Ada Lovelace'],
      ['Grace H.'],
    ]);
  });

  it('is not named any more once they are leaving', async () => {
    const { client, consultant } = await pair();
    await app.services.write((tx) => markLeaving(tx, consultant, app.clock.now()));
    expect(await named(client)).toEqual([null]);
  });
});

describe('notifications', () => {
  it('are listed newest first, in pages, narrowed by topic and by what is unread', async () => {
    const client = await app.make.client();
    for (const n of [1, 2, 3]) {
      aMinuteLater();
      await notify(client, `${n}`, { title: `Number ${n}` });
    }
    const { notifications } = await app.as(client);
    const first = await notifications.list({ limit: 2 });
    expect(first.items.map(({ words }) => words)).toEqual(['Number 3', 'Number 2']);
    const rest = await notifications.list({ cursor: first.nextCursor ?? '' });
    expect(rest.items.map(({ words }) => words)).toEqual(['Number 1']);
    await notifications.markRead({ notificationId: rest.items[0]?.id ?? '' });
    expect(await listOf(client, { show: 'unread' })).toHaveLength(2);
    expect(await listOf(client, { topic: 'projects' })).toHaveLength(3);
    expect(await listOf(client, { topic: 'billing' })).toEqual([]);
  });

  it('are read all at once up to a moment: what came since stays unread', async () => {
    const client = await app.make.client();
    await notify(client, 'seen', { title: 'Seen' });
    const until = app.clock.now().toISOString();
    aMinuteLater();
    await notify(client, 'new', { title: 'New' });
    const { notifications } = await app.as(client);
    expect((await notifications.markAllRead({ until })).unread).toBe(1);
    expect((await listOf(client, { show: 'unread' })).map(({ words }) => words)).toEqual(['New']);
  });

  it('are read by opening the page they lead to, and those of no one else', async () => {
    const [client, other] = [await app.make.client(), await app.make.client()];
    for (const person of [client, other]) {
      await notify(person, 'here', { title: 'Here', path: '/project/1' });
      await notify(person, 'there', { title: 'There', path: '/project/2' });
    }
    const { notifications } = await app.as(client);
    expect((await notifications.countUnread()).paths.sort()).toEqual(['/project/1', '/project/2']);
    expect(await notifications.markReadAt({ path: '/project/1' })).toEqual({
      unread: 1,
      paths: ['/project/2'],
    });
    expect(await unreadOf(other)).toBe(2);
  });

  it('of another user are as if there were none', async () => {
    const [client, other] = [await app.make.client(), await app.make.client()];
    await notify(client, 'mine', { title: 'Mine' });
    const [mine] = await listOf(client);
    const { notifications } = await app.as(other);
    await expect(notifications.markRead({ notificationId: mine?.id ?? '' })).rejects.toMatchObject({
      code: 'NOTIFICATION_NOT_FOUND',
    });
    await notifications.markAllRead({ until: '2100-01-01T00:00:00.000Z' });
    expect(await unreadOf(client)).toBe(1);
  });
});

describe('what happens between a client and a consultant', () => {
  it('is told to the other side, in words without a name', async () => {
    const client = await app.make.client({ firstName: 'Grace', lastName: 'Hopper' });
    const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    const passedOver = await app.make.consultant();
    const projectId = await app.make.project(client, { title: 'Month end' });
    const apply = async (as: UserId) =>
      (await app.as(as)).applications.submit({
        projectId,
        coverLetter: 'I have done this before.',
      });
    const { id: applicationId } = await apply(consultant);
    await apply(passedOver);
    expect(await wordsOf(client)).toEqual(
      Array(2).fill('A consultant has applied for “Month end”.'),
    );
    expect((await listOf(client)).map(({ path }) => path)).toContain(
      `/application/${applicationId}`,
    );
    await (await app.as(client)).applications.accept({ applicationId });
    expect(await wordsOf(consultant)).toEqual(['Your application for “Month end” was accepted.']);
    expect(await wordsOf(passedOver)).toEqual([
      'The client of “Month end” chose another consultant.',
    ]);
    await (await app.as(client)).projects.cancel({ projectId, reason: 'Budget' });
    await app.settle();
    expect(await wordsOf(consultant)).toContain('The client has cancelled “Month end”.');
    const all = JSON.stringify([await wordsOf(client), await wordsOf(consultant)]);
    expect(all).not.toMatch(/Ada|Lovelace|Grace|Hopper/);
    expect((await listOf(client)).map(({ person }) => person)).toContain('Ada Lovelace');
  });

  it('is told of messages that wait, until their conversation is read', async () => {
    const client = await app.make.client();
    const consultant = await app.make.consultant();
    const { threadId } = await (await app.as(client)).messages.writeFirst({
      personId: consultant,
      messageId: crypto.randomUUID(),
      text: 'My secret plan.',
    });
    expect(await unreadOf(consultant)).toBe(0);
    await app.pool.query("update jobs.job set start_after = now() where name = 'message-written'");
    await app.settle();
    expect(await listOf(consultant)).toMatchObject([
      { words: 'You have an unread message.', path: `/messages/${threadId}`, isRead: false },
    ]);
    await (await app.as(consultant)).threads.markRead({ threadId, position: 1 });
    expect(await unreadOf(consultant)).toBe(0);
  });

  it('is not told of an invitation that its consultant wants nothing of', async () => {
    const client = await app.make.client();
    const consultant = await app.make.consultant();
    const invite = async () => {
      const projectId = await app.make.project(client, { title: 'Private' });
      await (await app.as(client)).invitations.send({
        projectId,
        consultantId: consultant,
        note: '',
      });
    };
    await invite();
    const [notified] = await listOf(consultant);
    expect(notified?.words).toBe('A client invites you to apply for “Private”.');
    const invitationId = notified?.path.split('/').at(-1) ?? '';
    await (await app.as(consultant)).invitations.decline({
      ...{ invitationId, reason: 'no-capacity', words: '', isClientMuted: true },
    });
    expect(await wordsOf(client)).toEqual([
      'A consultant has declined your invitation to “Private”.',
    ]);
    await invite();
    expect(await listOf(consultant)).toHaveLength(1);
  });
});
