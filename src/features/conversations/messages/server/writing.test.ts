import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import {
  draft,
  makeConversation,
  pass,
  suspend,
  takeBackApproval,
  write,
} from '#tests/support/conversation.ts';

const app = await sharedTestApp();

const minute = 60_000;
const refusal = (code: string) => ({ code });

describe('the first message', () => {
  it('opens the one thread there is between a client and a listed consultant', async () => {
    const client = await app.make.client();
    const consultant = await app.make.consultant();
    const { messages, threads } = await app.as(client);
    expect(await threads.findWith({ personId: consultant })).toMatchObject({
      threadId: null,
      obstacle: null,
      other: { userId: consultant, isListed: true },
    });
    const first = await messages.writeFirst({ personId: consultant, ...draft('Hello, Ada.') });
    expect(first.message).toMatchObject({ position: 1, isOwn: true, text: 'Hello, Ada.' });
    const second = await messages.writeFirst({ personId: consultant, ...draft() });
    expect(second).toMatchObject({ threadId: first.threadId, message: { position: 2 } });
    expect(await threads.findWith({ personId: consultant })).toMatchObject({
      threadId: first.threadId,
    });
    const { messages: theirs } = await app.as(consultant);
    expect(await theirs.writeFirst({ personId: client, ...draft() })).toMatchObject({
      threadId: first.threadId,
      message: { position: 3 },
    });
  });

  it.each([
    ['a user who is not listed', () => app.make.consultant({ subscribed: false })],
    ['another client', () => app.make.client()],
    ['no one', async () => crypto.randomUUID()],
  ])('of a client does not go to %s', async (_, make) => {
    const personId = await make();
    const { messages, threads } = await app.as(await app.make.client());
    await expect(messages.writeFirst({ personId, ...draft() })).rejects.toMatchObject(
      refusal('PERSON_NOT_FOUND'),
    );
    await expect(threads.findWith({ personId })).rejects.toMatchObject(refusal('PERSON_NOT_FOUND'));
  });

  it('of a consultant goes to a client to whom they have applied, and to no other', async () => {
    const client = await app.make.client();
    const consultant = await app.make.consultant({ subscribed: 'expired' });
    const { messages, threads } = await app.as(consultant);
    for (const ask of [
      () => messages.writeFirst({ personId: client, ...draft() }),
      () => threads.findWith({ personId: client }),
    ]) {
      await expect(ask()).rejects.toMatchObject(refusal('PERSON_NOT_FOUND'));
    }
    await app.make.application(await app.make.project(client), consultant);
    expect(await threads.findWith({ personId: client })).toMatchObject({ obstacle: null });
    const { message } = await messages.writeFirst({ personId: client, ...draft() });
    expect(message.position).toBe(1);
  });
});

describe('a message', () => {
  it('that is sent again is the same message, whatever has become of it', async () => {
    const { client, threadId } = await makeConversation(app);
    const { messages, threads } = await app.as(client);
    const sent = draft('Once.');
    const first = await messages.write({ threadId, ...sent });
    expect(await messages.write({ threadId, ...sent })).toEqual(first);
    await messages.edit({ messageId: sent.messageId, text: 'Better words.' });
    expect(await messages.write({ threadId, ...sent })).toMatchObject({ text: 'Better words.' });
    expect((await threads.listEntries({ threadId })).items).toHaveLength(2);
  });

  it('is not sent under the id of another one, and opens no thread then', async () => {
    const { client, threadId } = await makeConversation(app);
    const elsewhere = await makeConversation(app);
    const { id: messageId } = await write(app, elsewhere.client, elsewhere.threadId);
    const { messages, threads } = await app.as(client);
    const personId = await app.make.consultant();
    const taken = refusal('MESSAGE_ID_TAKEN');
    await expect(messages.write({ threadId, messageId, text: 'Mine.' })).rejects.toMatchObject(
      taken,
    );
    await expect(messages.writeFirst({ personId, messageId, text: 'Mine.' })).rejects.toMatchObject(
      taken,
    );
    expect(await threads.findWith({ personId })).toMatchObject({ threadId: null });
  });

  it('is text of up to 5000 characters, without space around it and control characters', async () => {
    const { client, threadId } = await makeConversation(app);
    expect((await write(app, client, threadId, ' <b>Hi</b>\u0000\nthere ')).text).toBe(
      '<b>Hi</b>\nthere',
    );
    expect((await write(app, client, threadId, 'ö'.repeat(5000))).text).toHaveLength(5000);
    for (const text of [' \n ', 'a'.repeat(5001)]) {
      await expect(write(app, client, threadId, text)).rejects.toMatchObject(
        refusal('BAD_REQUEST'),
      );
    }
  });

  it('of a consultant whose subscription has expired is taken in a thread that is there', async () => {
    const { consultant, threadId } = await makeConversation(app);
    await app.db.deleteFrom('subscriptions').where('user_id', '=', consultant).execute();
    await expect(write(app, consultant, threadId)).resolves.toMatchObject({ position: 2 });
  });

  it('of a consultant who is not approved any more is refused, and read all the same', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const own = await write(app, consultant, threadId, 'Yes.');
    await takeBackApproval(app, consultant);
    const { messages, threads } = await app.as(consultant);
    for (const ask of [
      () => messages.write({ threadId, ...draft() }),
      () => messages.edit({ messageId: own.id, text: 'No.' }),
      () => threads.shareContact({ threadId }),
    ]) {
      await expect(ask()).rejects.toMatchObject(refusal('NOT_APPROVED'));
    }
    expect(await threads.get({ threadId })).toMatchObject({ obstacle: 'not-approved' });
    const { items } = await threads.listEntries({ threadId });
    expect(items).toMatchObject([{ text: 'Yes.', editableUntil: null }, { isOwn: false }]);
    await expect(messages.delete({ messageId: own.id })).resolves.toMatchObject({ text: '' });
    await expect(write(app, client, threadId)).rejects.toMatchObject(refusal('PERSON_AWAY'));
  });

  it('does not go to a user whose account is on hold, or a client who is not approved any more', async () => {
    const locked = await makeConversation(app);
    await suspend(app, locked.consultant);
    await expect(write(app, locked.client, locked.threadId)).rejects.toMatchObject(
      refusal('PERSON_AWAY'),
    );
    const { client, consultant, threadId } = await makeConversation(app);
    await takeBackApproval(app, client);
    await expect(write(app, consultant, threadId)).rejects.toMatchObject(refusal('PERSON_AWAY'));
    const { threads } = await app.as(consultant);
    expect(await threads.get({ threadId })).toMatchObject({ obstacle: 'away' });
  });

  it('of another user is neither changed nor deleted, nor is a thread of others written into', async () => {
    const { consultant, threadId } = await makeConversation(app);
    const { id: messageId } = await write(app, consultant, threadId);
    const stranger = await app.make.client();
    const { client: other } = await makeConversation(app, { consultant });
    for (const person of [stranger, other]) {
      const { messages } = await app.as(person);
      await expect(messages.edit({ messageId, text: 'No.' })).rejects.toMatchObject(
        refusal('MESSAGE_NOT_FOUND'),
      );
      await expect(messages.delete({ messageId })).rejects.toMatchObject(
        refusal('MESSAGE_NOT_FOUND'),
      );
      await expect(messages.write({ threadId, ...draft() })).rejects.toMatchObject(
        refusal('THREAD_NOT_FOUND'),
      );
    }
  });
});

describe('an own message', () => {
  it('can be changed for 15 minutes, and is marked then', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const sent = await write(app, client, threadId, 'Helo.');
    const { messages } = await app.as(client);
    expect(Date.parse(sent.editableUntil ?? '')).toBe(Date.parse(sent.at) + 15 * minute);
    expect(await messages.edit({ messageId: sent.id, text: 'Helo.' })).toEqual(sent);
    pass(app, 15 * minute - 1);
    const edited = await messages.edit({ messageId: sent.id, text: 'Hello.' });
    expect(edited).toMatchObject({ text: 'Hello.', editedAt: app.clock.now().toISOString() });
    const { items } = await (await app.as(consultant)).threads.listEntries({ threadId });
    expect(items[0]).toMatchObject({ text: 'Hello.', editedAt: edited.editedAt });
    pass(app, 1);
    await expect(messages.edit({ messageId: sent.id, text: 'Hullo.' })).rejects.toMatchObject(
      refusal('EDIT_OVER'),
    );
    const read = (await (await app.as(client)).threads.listEntries({ threadId })).items[0];
    expect(read).toMatchObject({ text: 'Hello.', editableUntil: null });
  });

  it('can be changed 20 times, also by a user who cannot know that they are blocked', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const sent = await write(app, client, threadId, 'Version 0');
    await (await app.as(consultant)).threads.block({ threadId });
    const { messages } = await app.as(client);
    const edit = (version: number) =>
      messages.edit({ messageId: sent.id, text: `Version ${version}` });
    for (let version = 1; version <= 20; version += 1) await edit(version);
    await expect(edit(21)).rejects.toMatchObject(refusal('EDIT_OVER'));
    expect(await edit(20)).toMatchObject({ text: 'Version 20' });
  });

  it('leaves a trace when it is deleted, and its text is gone from the row', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const { id: messageId } = await write(app, client, threadId, 'A secret.');
    const { messages } = await app.as(client);
    const deleted = await messages.delete({ messageId });
    expect(deleted).toMatchObject({ text: '', deletedAt: app.clock.now().toISOString() });
    expect(await messages.delete({ messageId })).toEqual(deleted);
    await expect(messages.edit({ messageId, text: 'Again.' })).rejects.toMatchObject(
      refusal('MESSAGE_NOT_FOUND'),
    );
    const { threads } = await app.as(consultant);
    expect((await threads.listEntries({ threadId })).items[0]).toMatchObject({
      id: messageId,
      text: '',
    });
    expect((await threads.list({})).items[0]?.lastMessage).toMatchObject({
      text: '',
      isDeleted: true,
    });
    const { rows } = await app.pool.query('select messages::text as row from messages');
    expect(JSON.stringify(rows)).not.toContain('A secret.');
  });

  it('that is changed or deleted is told to the browsers of both, and only when it is', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const { id: messageId } = await write(app, client, threadId, 'Helo.');
    const { messages } = await app.as(client);
    const changesOf = async (change: () => Promise<unknown>) => {
      await app.db.deleteFrom('live_events').execute();
      await change();
      const notified = await app.db.selectFrom('live_events').selectAll().execute();
      return notified
        .map(({ topic, subject_id, person_id }) => `${topic} ${subject_id} ${person_id}`)
        .toSorted();
    };
    const both = [client, consultant].map((id) => `thread ${threadId} ${id}`).toSorted();
    expect(await changesOf(() => messages.edit({ messageId, text: 'Hello.' }))).toEqual(both);
    expect(await changesOf(() => messages.edit({ messageId, text: 'Hello.' }))).toEqual([]);
    expect(await changesOf(() => messages.delete({ messageId }))).toEqual(both);
    expect(await changesOf(() => messages.delete({ messageId }))).toEqual([]);
  });
});

describe('within a day', () => {
  const hour = 60 * minute;

  it('a user writes so many messages, and hears when they can write again', async () => {
    const { client, threadId } = await makeConversation(app);
    const sentAt = new Date(app.clock.now().getTime() - 20 * hour);
    const earlier = Array.from({ length: 299 }, (_, n) => ({
      id: crypto.randomUUID(),
      thread_id: threadId,
      sender_id: client,
      position: 1000 + n,
      text: 'Again.',
      created_at: sentAt,
    }));
    await app.db.insertInto('messages').values(earlier).execute();
    const sent = draft();
    const response = await app.http.request(`/api/threads/${threadId}/messages`, {
      method: 'POST',
      headers: {
        origin: app.services.publicUrl,
        cookie: await app.cookieOf(client),
        'content-type': 'application/json',
      },
      body: JSON.stringify(sent),
    });
    expect(response.status).toBe(429);
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBe(4 * 60 * 60);
    expect(await response.json()).toMatchObject({
      code: 'TOO_MANY_MESSAGES',
      data: { retryAfterSeconds: wait },
    });
    pass(app, 4 * hour);
    await expect(write(app, client, threadId)).resolves.toMatchObject({ text: 'A message.' });
  });

  it('a user writes to so many new people, and goes on with those they know', async () => {
    const { client, threadId } = await makeConversation(app);
    for (let n = 1; n < 20; n += 1) await makeConversation(app, { client });
    const personId = await app.make.consultant();
    const { messages, threads } = await app.as(client);
    await expect(messages.writeFirst({ personId, ...draft() })).rejects.toMatchObject({
      code: 'TOO_MANY_THREADS',
      status: 429,
      data: { retryAfterSeconds: 24 * 60 * 60 },
    });
    expect(await threads.findWith({ personId })).toMatchObject({ threadId: null });
    await expect(write(app, client, threadId)).resolves.toMatchObject({ position: 2 });
  });
});
