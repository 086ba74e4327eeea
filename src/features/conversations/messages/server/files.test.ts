import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { parseFileName } from '#lib/files/file-name.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { sendCall } from '#tests/support/authorisation/send-call.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import {
  draft,
  makeConversation,
  pass,
  suspend,
  takeBackApproval,
  write,
} from '#tests/support/conversation.ts';
import { fetchFile, storedFiles, uploadFile } from '#tests/support/message-files.ts';
import { messageFileIdSchema, messageIdSchema, threadIdSchema } from '../ids.ts';
import { dailyUploads } from '../rules/files.ts';
import { looseMessageFilesDue } from './jobs.ts';

const app = await sharedTestApp();

const hour = 3_600_000;
const refusal = (code: string) => ({ code });
const idOf = (fileId: string) => messageFileIdSchema.parse(fileId);

/** A conversation in which the client has sent a file. */
async function sentFile(content?: Uint8Array) {
  const talk = await makeConversation(app);
  const { fileId } = await uploadFile(app, talk.client, talk.threadId, content ? { content } : {});
  const message = await write(app, talk.client, talk.threadId, 'Here it is.', [fileId]);
  return { ...talk, fileId, message };
}

const statusFor = async (fileId: string, as?: UserId) => (await fetchFile(app, fileId, as)).status;
const draftId = (id: string) => messageIdSchema.parse(id);
const nameIn = (name = '') => {
  const parsed = parseFileName(name);
  if (!parsed) throw new Error(`${name} is no name of a file.`);
  return parsed;
};
async function clearAway() {
  await app.services.jobs.enqueue(app.db, looseMessageFilesDue, {});
  await app.settle();
}

describe('a file in a message', () => {
  it('is fetched by both people of its thread, whole, and by no one else', async () => {
    const content = Buffer.alloc(2 * 1024 * 1024 + 7, 'row\n');
    const { fileId, client, consultant, threadId, message } = await sentFile(content);
    expect(message.files).toEqual([
      { id: fileId, name: 'notes.txt', bytes: content.length, kind: 'text', state: 'ready' },
    ]);
    const { items } = await (await app.as(consultant)).threads.listEntries({
      threadId: threadIdSchema.parse(threadId),
    });
    expect(items[0]).toMatchObject({ files: message.files });
    for (const reader of [client, consultant]) {
      const response = await fetchFile(app, fileId, reader);
      expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    }
    const strangers = [await app.make.client(), await app.make.consultant()];
    for (const stranger of [undefined, ...strangers]) {
      expect(await statusFor(fileId, stranger)).toBe(404);
    }
    expect(await statusFor(crypto.randomUUID(), client)).toBe(404);
    expect(await statusFor('no-id', client)).toBe(404);
  });

  it('is given to no one whose account is on hold or has lost its approval', async () => {
    const { fileId, client, consultant } = await sentFile();
    await suspend(app, consultant);
    expect(await statusFor(fileId, consultant)).toBe(404);
    await takeBackApproval(app, client);
    expect(await statusFor(fileId, client)).toBe(404);
  });

  it('does not reach a user who has blocked its sender, who cannot tell', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const { threads } = await app.as(consultant);
    await threads.block({ threadId: threadIdSchema.parse(threadId) });
    const { fileId, code } = await uploadFile(app, client, threadId);
    expect(code).toBe('');
    const message = await write(app, client, threadId, 'For you.', [fileId]);
    expect(message.files).toHaveLength(1);
    expect(await statusFor(fileId, client)).toBe(200);
    expect(await statusFor(fileId, consultant)).toBe(404);
  });

  it('is gone with its message, from the storage as well', async () => {
    const { fileId, client, consultant, message } = await sentFile();
    const [name] = await storedFiles(app, fileId);
    const { messages } = await app.as(client);
    const deleted = await messages.delete({ messageId: draftId(message.id) });
    expect(deleted.files).toEqual([]);
    expect(await statusFor(fileId, consultant)).toBe(404);
    await app.settle();
    expect(await storedFiles(app, fileId)).toEqual([]);
    expect(await app.services.files.exists(nameIn(name))).toBe(false);
    const row = await app.db
      .selectFrom('message_files')
      .select(['name'])
      .where('id', '=', fileId)
      .executeTakeFirst();
    expect(row).toEqual({ name: '' });
  });

  it('is sent once, however often its message is, and with no other message', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const { fileId } = await uploadFile(app, client, threadId);
    const { messages } = await app.as(client);
    const message = {
      ...draft('Once.'),
      threadId: threadIdSchema.parse(threadId),
      fileIds: [idOf(fileId)],
    };
    await messages.write(message);
    expect((await messages.write(message)).files).toHaveLength(1);
    const another = messages.write({ ...message, ...draft('Twice.') });
    await expect(another).rejects.toMatchObject(refusal('FILES_GONE'));
    const theirs = (await app.as(consultant)).messages;
    const stolen = await uploadFile(app, client, threadId);
    const theft = theirs.write({ ...message, ...draft(), fileIds: [idOf(stolen.fileId)] });
    await expect(theft).rejects.toMatchObject(refusal('FILES_GONE'));
  });

  it('goes with one of two messages that are sent at once', async () => {
    const { client, threadId } = await makeConversation(app);
    const { fileId } = await uploadFile(app, client, threadId);
    const row = { table: 'threads', key: 'id', value: threadId } as const;
    const send = () => write(app, client, threadId, 'Mine.', [fileId]);
    const results = await allAtOnce(app, row, [send, send, send]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('can be named to admins by the reporter of the message, and its contents cannot', async () => {
    const { consultant, threadId, fileId, message } = await sentFile();
    const { reports } = await app.as(consultant);
    await reports.reportThread({
      threadId: threadIdSchema.parse(threadId),
      messageId: draftId(message.id),
      ...{ cause: 'offensive', text: 'Look.' },
    });
    const admin = await app.make.admin();
    const { items } = await (await app.as(admin)).reports.list({ state: 'waiting' });
    expect(items[0]?.conversation?.message).toMatchObject({ fileNames: ['notes.txt'] });
    expect(await statusFor(fileId, admin)).toBe(404);
  });
});

describe('an upload', () => {
  it('is of a user who can write in the thread, and into no other', async () => {
    const { client, threadId } = await makeConversation(app);
    const stranger = await app.make.client();
    expect(await uploadFile(app, stranger, threadId)).toMatchObject(refusal('THREAD_NOT_FOUND'));
    const { threads } = await app.as(client);
    await threads.block({ threadId: threadIdSchema.parse(threadId) });
    expect(await uploadFile(app, client, threadId)).toMatchObject(refusal('PERSON_BLOCKED'));
  });

  it('goes on where it was broken off, and takes no part twice that differs', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const first = await uploadFile(app, client, threadId);
    expect(await uploadFile(app, client, threadId, first)).toMatchObject({ status: 200 });
    const other = { fileId: first.fileId, content: Buffer.from('Other.') };
    expect(await uploadFile(app, client, threadId, other)).toMatchObject({ status: 200 });
    const { fileId } = first;
    expect(await storedFiles(app, fileId)).toHaveLength(1);
    expect(await uploadFile(app, consultant, threadId, first)).toMatchObject(
      refusal('FILE_ID_TAKEN'),
    );
    const { messageFiles } = await app.as(client);
    const id = idOf(crypto.randomUUID());
    const begun = { threadId: threadIdSchema.parse(threadId), fileId: id, name: 'a.txt', bytes: 6 };
    await messageFiles.begin(begun);
    await expect(messageFiles.finish({ fileId: id })).rejects.toMatchObject(
      refusal('FILE_INCOMPLETE'),
    );
    const same = { fileId: id, content: Buffer.from('Hello.'), name: 'a.txt' };
    expect(await uploadFile(app, client, threadId, same)).toMatchObject({ status: 200 });
  });

  it('takes each part once, of its length, and no other in its place', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const fileId = idOf(crypto.randomUUID());
    const begun = { threadId: threadIdSchema.parse(threadId), fileId, name: 'a.txt', bytes: 6 };
    await (await app.as(client)).messageFiles.begin(begun);
    const put = async (content: string, position = 0, as = client) => {
      const part = { fileId, position, file: Buffer.from(content) };
      const cookie = await app.cookieOf(as);
      const response = await sendCall(app, 'messageFiles.putPart', part, cookie);
      return response.status < 400 ? 'taken' : (await response.json()).code;
    };
    expect(await put('Hello.')).toBe('taken');
    expect(await put('Hello.')).toBe('taken');
    expect(await put('Other.')).toBe('NOT_THIS_PART');
    expect(await put('Hello.', 1)).toBe('NOT_THIS_PART');
    expect(await put('Hello')).toBe('NOT_THIS_PART');
    expect(await put('Hello.', 0, consultant)).toBe('FILE_NOT_FOUND');
    expect(await storedFiles(app, fileId)).toHaveLength(1);
  });

  it('of a kind that no one may send is refused before anything is sent', async () => {
    const { client, threadId } = await makeConversation(app);
    const answer = await uploadFile(app, client, threadId, { name: 'run.exe' });
    expect(answer).toMatchObject({ status: 415, code: 'UNKNOWN_KIND' });
    const huge = (await app.as(client)).messageFiles.begin({
      threadId: threadIdSchema.parse(threadId),
      fileId: idOf(crypto.randomUUID()),
      ...{ name: 'a.zip', bytes: 20 * 1024 * 1024 + 1 },
    });
    await expect(huge).rejects.toMatchObject(refusal('BAD_REQUEST'));
  });

  it('is one of so many a day, also when others were given up', async () => {
    const { client, threadId } = await makeConversation(app);
    const rows = Array.from({ length: dailyUploads.files - 1 }, () => ({
      ...{ id: crypto.randomUUID(), thread_id: threadId, owner_id: client, name: 'a.txt' },
      ...{ announced_bytes: 6, bytes: 6, kind: 'text', created_at: app.clock.now() },
    }));
    await app.db.insertInto('message_files').values(rows).execute();
    const last = await uploadFile(app, client, threadId);
    expect(last.code).toBe('');
    await (await app.as(client)).messageFiles.discard({ fileId: idOf(last.fileId) });
    await app.settle();
    expect(await uploadFile(app, client, threadId)).toMatchObject({
      ...{ status: 429, code: 'TOO_MANY_FILES' },
    });
  });

  it('is of so many bytes a day', async () => {
    const { client, threadId } = await makeConversation(app);
    const twenty = 20 * 1024 * 1024;
    const rows = Array.from({ length: dailyUploads.bytes / twenty }, () => ({
      ...{ id: crypto.randomUUID(), thread_id: threadId, owner_id: client, name: 'a.zip' },
      ...{ announced_bytes: twenty, bytes: 10, kind: 'zip', created_at: app.clock.now() },
    }));
    await app.db.insertInto('message_files').values(rows).execute();
    expect(await uploadFile(app, client, threadId)).toMatchObject(refusal('TOO_MANY_FILES'));
  });

  it('that is not sent is gone after a day; one that is sent stays', async () => {
    const sent = await sentFile();
    const { fileId } = await uploadFile(app, sent.client, sent.threadId);
    await clearAway();
    expect(await storedFiles(app, fileId)).toHaveLength(1);
    pass(app, 25 * hour);
    await clearAway();
    expect(await storedFiles(app, fileId)).toEqual([]);
    await expect(write(app, sent.client, sent.threadId, 'Late.', [fileId])).rejects.toMatchObject(
      refusal('FILES_GONE'),
    );
    await clearAway();
    const left = await app.db
      .selectFrom('message_files')
      .select('id')
      .where('owner_id', '=', sent.client)
      .execute();
    expect(left).toEqual([{ id: sent.fileId }]);
    expect(await statusFor(sent.fileId, sent.consultant)).toBe(200);
  });
});
