import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeConversation, write } from '#tests/support/conversation.ts';

const app = await sharedTestApp();

async function shared() {
  const client = await app.make.client();
  const colleague = await app.make.colleague(client, 'hiring');
  const viewer = await app.make.colleague(client, 'viewer');
  const conversation = await makeConversation(app, { client, text: 'First.' });
  return { ...conversation, colleague, viewer, members: [client, colleague, viewer] };
}

const threadsOf = async (userId: UserId) => (await app.as(userId)).threads;
const textsOf = async (userId: UserId, threadId: string) =>
  (await (await threadsOf(userId)).listEntries({ threadId })).items.flatMap((entry) =>
    entry.kind === 'message' ? [entry.text] : [],
  );

/** Whose browsers hear of anything while this is done. */
async function heard(step: () => Promise<unknown>): Promise<string[]> {
  await app.db.deleteFrom('live_events').execute();
  await step();
  const rows = await app.db.selectFrom('live_events').select('person_id').execute();
  return [...new Set(rows.map(({ person_id }) => person_id))].sort();
}

describe('a company that has blocked a consultant', () => {
  it('receives nothing of theirs, whichever member reads, and the consultant cannot tell', async () => {
    const { colleague, consultant, threadId, members } = await shared();
    await write(app, consultant, threadId, 'Delivered.');
    const before = await (await threadsOf(consultant)).get({ threadId });
    await (await threadsOf(colleague)).block({ threadId });
    expect(await (await threadsOf(consultant)).get({ threadId })).toEqual(before);
    await write(app, consultant, threadId, 'Never delivered.');
    for (const member of members) {
      const threads = await threadsOf(member);
      expect(await threads.get({ threadId })).toMatchObject({ isBlocked: true, unread: 0 });
      expect(await textsOf(member, threadId)).toEqual(['Delivered.', 'First.']);
      expect(await threads.countUnread()).toEqual({ messages: 0, threads: 0 });
      expect((await threads.list({ text: 'never' })).items).toEqual([]);
    }
    expect(await textsOf(consultant, threadId)).toEqual([
      ...['Never delivered.', 'Delivered.', 'First.'],
    ]);
  });

  it('is told of the block, and of nothing that the consultant writes', async () => {
    const { client, consultant, threadId, members } = await shared();
    const blocked = await heard(async () => (await threadsOf(client)).block({ threadId }));
    expect(blocked).toEqual([...members].sort());
    expect(await heard(() => write(app, consultant, threadId))).toEqual([consultant]);
  });

  it('goes on reading what was delivered when the consultant changes it', async () => {
    const { colleague, viewer, consultant, threadId } = await shared();
    const { id: messageId } = await write(app, consultant, threadId, 'As it was.');
    await (await threadsOf(colleague)).block({ threadId });
    await (await app.as(consultant)).messages.edit({ messageId, text: 'As it is.' });
    expect((await textsOf(viewer, threadId))[0]).toBe('As it was.');
    expect((await textsOf(consultant, threadId))[0]).toBe('As it is.');
  });

  it('changes its own messages for the consultant all the same', async () => {
    const { client, colleague, consultant, threadId } = await shared();
    const { id: messageId } = await write(app, client, threadId, 'As it was.');
    await (await threadsOf(colleague)).block({ threadId });
    await (await app.as(client)).messages.edit({ messageId, text: 'As it is.' });
    expect((await textsOf(consultant, threadId))[0]).toBe('As it is.');
  });

  it('receives what comes after any member who may write has taken the block back', async () => {
    const { client, colleague, consultant, threadId, members } = await shared();
    await (await threadsOf(client)).block({ threadId });
    await write(app, consultant, threadId, 'Never delivered.');
    await (await threadsOf(colleague)).unblock({ threadId });
    await write(app, consultant, threadId, 'Now.');
    for (const member of members) {
      expect(await textsOf(member, threadId)).toEqual(['Now.', 'First.']);
      expect(await (await threadsOf(member)).countUnread()).toEqual({ messages: 1, threads: 1 });
    }
  });
});

describe('a consultant who has blocked a company', () => {
  it('receives nothing of any member, who read it all and cannot tell', async () => {
    const { client, colleague, viewer, consultant, threadId, members } = await shared();
    const before = await (await threadsOf(colleague)).get({ threadId });
    const blocked = await heard(async () => (await threadsOf(consultant)).block({ threadId }));
    expect(blocked).toEqual([consultant]);
    expect(await (await threadsOf(colleague)).get({ threadId })).toEqual(before);
    const hears = await heard(() => write(app, colleague, threadId, 'From a colleague.'));
    expect(hears).toEqual([...members].sort());
    await write(app, client, threadId, 'Never delivered.');
    expect(await textsOf(consultant, threadId)).toEqual(['First.']);
    for (const member of [client, colleague, viewer]) {
      expect(await textsOf(member, threadId)).toEqual([
        ...['Never delivered.', 'From a colleague.', 'First.'],
      ]);
    }
    await (await threadsOf(client)).shareContact({ threadId });
    expect(await (await threadsOf(consultant)).get({ threadId })).toMatchObject({
      otherContact: null,
      lastMessage: { text: 'First.', by: null },
    });
  });
});
