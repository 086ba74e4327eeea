import { describe, expect, it } from 'vitest';
import type { CompanyId, MemberRole } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import { makeFormerPerson } from '#features/identity/accounts/server/commands/former-people.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { companyOf, makeConversation, write } from '#tests/support/conversation.ts';
import { joinConversations, leaveConversations } from './commands/members.ts';
import { messagesPersonalData } from './personal-data.ts';
import { listMessagesForExport } from './queries/exported-messages.ts';

const app = await sharedTestApp();

const textsOf = async (userId: UserId, threadId: string) =>
  (await (await app.as(userId)).threads.listEntries({ threadId })).items.flatMap((entry) =>
    entry.kind === 'message' ? [entry.text] : [],
  );
const later = (days: number) =>
  app.clock.moveTo(new Date(app.clock.now().getTime() + days * 86_400_000));

async function joined(client: UserId, role: MemberRole, name = 'New'): Promise<UserId> {
  later(1);
  const userId = await app.make.colleague(client, role, { firstName: name, lastName: 'Member' });
  const companyId = await companyOf(app, client);
  await app.services.write((tx) => joinConversations(tx, { companyId, userId }));
  return userId;
}

async function left(companyId: CompanyId, userId: UserId): Promise<void> {
  await app.services.write((tx) => leaveConversations(tx, { companyId, userId }));
  await app.make.dismissed(userId);
}

const inChargeOf = async (threadId: string) => {
  const { client_id } = await app.db
    .selectFrom('threads')
    .select('client_id')
    .where('id', '=', threadId)
    .executeTakeFirstOrThrow();
  return client_id;
};
const sidesOf = async (threadId: string) => {
  const sides = await app.db
    .selectFrom('thread_sides')
    .select('user_id')
    .where('thread_id', '=', threadId)
    .execute();
  return sides.map(({ user_id }) => user_id).sort();
};

describe('a member who joins', () => {
  it('reads all that was written, with nothing unread, and receives what comes like the others', async () => {
    const { client, consultant, threadId } = await makeConversation(app, { text: 'First.' });
    await write(app, consultant, threadId, 'Second.');
    await write(app, consultant, threadId, 'Third.');
    const joiner = await joined(client, 'viewer');
    expect(await textsOf(joiner, threadId)).toEqual(['Third.', 'Second.', 'First.']);
    const { threads } = await app.as(joiner);
    expect(await threads.countUnread()).toEqual({ messages: 0, threads: 0 });
    expect((await threads.list({})).items.map(({ id, unread }) => [id, unread])).toEqual([
      [threadId, 0],
    ]);
    await write(app, consultant, threadId, 'Fourth.');
    expect(await threads.countUnread()).toEqual({ messages: 1, threads: 1 });
    expect(await (await app.as(client)).threads.countUnread()).toEqual({ messages: 3, threads: 1 });
    expect(await threads.markRead({ threadId, position: 4 })).toEqual({ unread: 0 });
  });

  it('joins what their company has blocked as it is', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    await (await app.as(client)).threads.block({ threadId });
    await write(app, consultant, threadId, 'Never delivered.');
    const joiner = await joined(client, 'hiring');
    expect(await textsOf(joiner, threadId)).toEqual(['A message.']);
    const { threads } = await app.as(joiner);
    expect(await threads.get({ threadId })).toMatchObject({ isBlocked: true, obstacle: 'blocked' });
  });

  it('joins once, however often it is said', async () => {
    const { client, threadId } = await makeConversation(app);
    const userId = await joined(client, 'hiring');
    const companyId = await companyOf(app, client);
    const before = await sidesOf(threadId);
    await app.services.write((tx) => joinConversations(tx, { companyId, userId }));
    expect(await sidesOf(threadId)).toEqual(before);
    expect(await inChargeOf(threadId)).toBe(client);
  });
});

describe('a member who leaves', () => {
  it('passes their conversations on to a member who may hire, owners and the longest first', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const companyId = await companyOf(app, client);
    await joined(client, 'viewer', 'Vera');
    await joined(client, 'hiring', 'Hilda');
    const owner = await joined(client, 'owner', 'Olga');
    await joined(client, 'owner', 'Oscar');
    await left(companyId, client);
    expect(await inChargeOf(threadId)).toBe(owner);
    expect(await sidesOf(threadId)).not.toContain(client);
    const { threads } = await app.as(consultant);
    expect(await threads.get({ threadId })).toMatchObject({ other: { userId: owner } });
    const { items } = await threads.listEntries({ threadId });
    expect(items).toMatchObject([{ by: 'Former member', text: 'A message.' }]);
    await write(app, consultant, threadId, 'To all of you.');
    expect(await (await app.as(owner)).threads.countUnread()).toMatchObject({ messages: 1 });
    await expect((await app.as(client)).threads.get({ threadId })).rejects.toMatchObject({
      code: 'THREAD_NOT_FOUND',
    });
  });

  it('lets the browsers of those who stay, and of the consultant, hear who is in charge', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const { threadId: blockedId, consultant: blocker } = await makeConversation(app, { client });
    await (await app.as(blocker)).threads.block({ threadId: blockedId });
    const owner = await joined(client, 'owner');
    await app.db.deleteFrom('live_events').execute();
    await left(await companyOf(app, client), client);
    const rows = await app.db
      .selectFrom('live_events')
      .select(['person_id', 'subject_id'])
      .where('topic', '=', 'thread')
      .execute();
    const heardBy = (id: string) =>
      rows.flatMap((row) => (row.subject_id === id ? [row.person_id] : [])).sort();
    expect(heardBy(threadId)).toEqual([owner, consultant].sort());
    expect(heardBy(blockedId)).toEqual([owner]);
  });

  it('stays in charge where no other member may hire, until one joins', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const companyId = await companyOf(app, client);
    const viewer = await joined(client, 'viewer');
    await left(companyId, client);
    expect(await inChargeOf(threadId)).toBe(client);
    await write(app, consultant, threadId, 'Is anyone there?');
    expect(await textsOf(viewer, threadId)).toEqual(['Is anyone there?', 'A message.']);
    const owner = await joined(viewer, 'owner');
    expect(await inChargeOf(threadId)).toBe(owner);
    expect(await sidesOf(threadId)).toEqual([viewer, owner, consultant].sort());
    expect(await textsOf(owner, threadId)).toEqual(['Is anyone there?', 'A message.']);
  });

  it('leaves what they were not in charge of to the one who is', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const colleague = await joined(client, 'owner');
    await write(app, colleague, threadId, 'From a colleague.');
    const listed = async () =>
      (await Array.fromAsync(listMessagesForExport(app.services.db, colleague))).flat();
    expect(await listed()).toHaveLength(2);
    await left(await companyOf(app, client), colleague);
    expect(await inChargeOf(threadId)).toBe(client);
    expect(await sidesOf(threadId)).toEqual([client, consultant].sort());
    expect(await listed()).toMatchObject([{ text: 'From a colleague.', is_own: true }]);
  });

  it('can write to the same consultant for another company', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const companyId = await companyOf(app, client);
    const viewer = await joined(client, 'viewer');
    await left(companyId, client);
    const colleague = await app.make.colleague(client, 'hiring');
    const { threadId: another } = await makeConversation(app, { client, consultant });
    expect(another).not.toBe(threadId);
    expect(await inChargeOf(another)).toBe(colleague);
    expect(await textsOf(viewer, threadId)).toEqual(['A message.']);
  });
});

describe('a member whose account is erased', () => {
  it('leaves the conversations of the company, and in them what they wrote', async () => {
    const { client, consultant, threadId } = await makeConversation(app, { text: 'Erased.' });
    const viewer = await joined(client, 'viewer');
    await write(app, consultant, threadId, 'It stays.');
    const formerId = await app.services.write((tx) =>
      makeFormerPerson(tx, client, app.clock.now()),
    );
    const leaver = { userId: client, email: '', firstName: '', lastName: '', formerId };
    await messagesPersonalData.removeFiles?.(app.services, leaver);
    await app.services.write(async (tx) => {
      await messagesPersonalData.erase?.(tx, app.services, leaver);
      await tx.deleteFrom('auth.users').where('id', '=', client).execute();
    });
    expect(await inChargeOf(threadId)).toBe(viewer);
    expect(await textsOf(viewer, threadId)).toEqual(['It stays.', 'Erased.']);
    expect(await textsOf(consultant, threadId)).toEqual(['It stays.', 'Erased.']);
  });
});
