import { beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeConversation, takeBackApproval, write } from '#tests/support/conversation.ts';
import { listConversationsForExport, listMessagesForExport } from './queries/exported-messages.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  return () => app.close();
});

const listed = async (list: typeof listMessagesForExport, userId: UserId) =>
  (await Array.fromAsync(list(app.services.db, userId))).flat();
const textsOf = async (userId: UserId) =>
  (await listed(listMessagesForExport, userId)).map(({ text }) => text).sort();

describe('the copy of somebody’s conversations', () => {
  it('has what they wrote and what they read, and nothing that did not reach them', async () => {
    const { client, consultant, threadId } = await makeConversation(app, { text: 'First.' });
    const { id: messageId } = await write(app, consultant, threadId, 'As it was read.');
    await (await app.as(client)).threads.block({ threadId });
    await (await app.as(consultant)).messages.edit({ messageId, text: 'As it was changed.' });
    await write(app, consultant, threadId, 'Never delivered.');
    await makeConversation(app, { text: 'Between others.' });
    expect(await textsOf(client)).toEqual(['As it was read.', 'First.']);
    expect(await textsOf(consultant)).toEqual(['As it was changed.', 'First.', 'Never delivered.']);
    const [own] = await listed(listConversationsForExport, client);
    expect(own).toMatchObject({ thread_id: threadId, blocked_at: app.clock.now() });
    const [theirs] = await listed(listConversationsForExport, consultant);
    expect(theirs).toMatchObject({ thread_id: threadId, blocked_at: null });
  });

  it('names the other person as the site does, and to a client who is not approved nobody', async () => {
    const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    const { client } = await makeConversation(app, { consultant });
    expect(await listed(listConversationsForExport, client)).toMatchObject([{ with: 'Ada L.' }]);
    await takeBackApproval(app, client);
    expect(await listed(listConversationsForExport, client)).toMatchObject([{ with: '' }]);
  });
});
