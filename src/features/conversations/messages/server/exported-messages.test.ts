import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeConversation, takeBackApproval, write } from '#tests/support/conversation.ts';
import { listConversationsForExport, listMessagesForExport } from './queries/exported-messages.ts';

const app = await sharedTestApp();

const listed = async (list: typeof listMessagesForExport, userId: UserId) =>
  (await Array.fromAsync(list(app.services.db, userId))).flat();
const textsOf = async (userId: UserId) =>
  (await listed(listMessagesForExport, userId)).map(({ text }) => text).sort();

describe('the copy of a user’s conversations', () => {
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

  it('has every message once, however many there are', async () => {
    const { client, threadId } = await makeConversation(app, { text: 'Message 0' });
    await app.pool.query(
      `insert into messages
       select (jsonb_populate_record(first, jsonb_build_object(
                'id', gen_random_uuid(), 'position', n + 1, 'delivery', n + 1, 'text', 'Message ' || n))).*
         from messages as first, generate_series(1, 1000) as n where first.thread_id = $1`,
      [threadId],
    );
    const expected = Array.from({ length: 1001 }, (_, n) => `Message ${n}`);
    expect(await textsOf(client)).toEqual(expected.toSorted());
  });

  it('has every conversation once, however many there are', async () => {
    const { client, consultant } = await makeConversation(app);
    await app.pool.query(
      `with person as (
         insert into auth.users (name, email, user_type, first_name, last_name)
         select 'Many', 'many-' || n || '@conversations.test', 'consultant', 'Many', 'People'
           from generate_series(1, 500) as n
         returning id
       ), thread as (
         insert into threads (client_id, consultant_id, opened_by, created_at, last_message_at)
         select $1, person.id, $1, now(), now() from person
         returning id, client_id, consultant_id
       )
       insert into thread_sides
       select (jsonb_populate_record(like_it, jsonb_build_object(
                'thread_id', thread.id,
                'user_id', case when like_it.user_id = $1 then $1 else thread.consultant_id end))).*
         from thread, thread_sides as like_it
        where like_it.thread_id in (select id from threads where client_id = $1 and consultant_id = $2)`,
      [client, consultant],
    );
    const rows = await listed(listConversationsForExport, client);
    expect(new Set(rows.map((row) => row.thread_id)).size).toBe(501);
    expect(rows).toHaveLength(501);
  });

  it('names the other person as the site does, and to a client who is not approved no one', async () => {
    const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    const { client } = await makeConversation(app, { consultant });
    expect(await listed(listConversationsForExport, client)).toMatchObject([{ with: 'Ada L.' }]);
    await takeBackApproval(app, client);
    expect(await listed(listConversationsForExport, client)).toMatchObject([{ with: '' }]);
  });
});
