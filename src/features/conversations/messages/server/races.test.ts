import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { draft, makeConversation, write } from '#tests/support/conversation.ts';
import { rounds } from '#tests/support/rounds.ts';

const crowd = 50;

const app = await sharedTestApp();

const succeeded = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

describe('50 first messages at once', () => {
  it.each(Array.from({ length: rounds(1, 20) }, (_, n) => n))(
    'from both sides open one thread, in which each has its place: round %i',
    async () => {
      const client = await app.make.client();
      const consultant = await app.make.consultant();
      await app.make.application(await app.make.project(client), consultant);
      const asClient = await app.as(client);
      const asConsultant = await app.as(consultant);
      const results = await allAtOnce(
        app,
        { table: 'profiles', key: 'user_id', value: consultant },
        Array.from({ length: crowd }, (_, n) =>
          n % 2 === 0
            ? () => asClient.messages.writeFirst({ personId: consultant, ...draft() })
            : () => asConsultant.messages.writeFirst({ personId: client, ...draft() }),
        ),
      );
      expect(succeeded(results)).toBe(crowd);
      const { items } = await asClient.threads.list({});
      expect(items).toHaveLength(1);
      const messages = await app.db
        .selectFrom('messages')
        .select(['position', 'sender_id', 'delivery'])
        .where('thread_id', '=', items[0]?.id ?? '')
        .orderBy('position')
        .execute();
      const counted = (n: number) => Array.from({ length: n }, (_, at) => at + 1);
      expect(messages.map(({ position }) => position)).toEqual(counted(crowd));
      for (const sender of [client, consultant]) {
        const own = messages.filter(({ sender_id }) => sender_id === sender);
        expect(own.map(({ delivery }) => delivery)).toEqual(counted(crowd / 2));
      }
      const notified = await app.db
        .selectFrom('live_events')
        .select(['person_id', 'subject_id'])
        .where('person_id', 'in', [client, consultant])
        .where('topic', '=', 'thread')
        .execute();
      for (const person of [client, consultant]) {
        const own = notified.filter(({ person_id }) => person_id === person);
        expect(own.map(({ subject_id }) => subject_id)).toEqual(
          Array.from({ length: crowd }, () => items[0]?.id),
        );
      }
      for (const { threads } of [asClient, asConsultant]) {
        expect(await threads.countUnread()).toEqual({ messages: crowd / 2, threads: 1 });
      }
    },
  );
});

describe('at once', () => {
  it('the same message sent 50 times is one', async () => {
    const { client, threadId } = await makeConversation(app);
    const { messages } = await app.as(client);
    const sent = draft();
    const results = await Promise.allSettled(
      Array.from({ length: crowd }, () => messages.write({ threadId, ...sent })),
    );
    expect(succeeded(results)).toBe(crowd);
    expect(
      await app.db.selectFrom('messages').where('thread_id', '=', threadId).select('id').execute(),
    ).toHaveLength(2);
  });

  it('reading and writing count no message twice, and lose none', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const { threads } = await app.as(consultant);
    await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        await write(app, client, threadId);
        await threads.markRead({ threadId, position: n + 1 });
      }),
    );
    const { items } = await threads.listEntries({ threadId, limit: 100 });
    const { readPosition, unread } = await threads.get({ threadId });
    const later = items.filter(
      (entry) => entry.kind === 'message' && entry.position > readPosition,
    );
    expect(items).toHaveLength(21);
    expect(unread).toBe(later.length);
    expect(unread).toBeGreaterThan(0);
  });

  it('messages beyond the limit of a day are refused, in whichever conversation', async () => {
    const client = await app.make.client();
    const threadIds: string[] = [];
    for (let n = 0; n < 5; n += 1)
      threadIds.push((await makeConversation(app, { client })).threadId);
    const earlier = Array.from({ length: 293 }, (_, n) => ({
      id: crypto.randomUUID(),
      thread_id: threadIds[0] ?? '',
      sender_id: client,
      position: 1000 + n,
      text: 'Again.',
      created_at: app.clock.now(),
    }));
    await app.db.insertInto('messages').values(earlier).execute();
    const results = await allAtOnce(
      app,
      { table: 'profiles', key: 'user_id', value: client },
      Array.from(
        { length: 30 },
        (_, n) => () => write(app, client, threadIds[n % threadIds.length] ?? ''),
      ),
    );
    expect(succeeded(results)).toBe(2);
  });
});
