import { afterAll, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { nameOfContent } from '#lib/files/file-name.ts';
import { jpegFile, jpegSegment, withSegments } from '#lib/images/hostile/jpeg-fixture.ts';
import { clamd } from '#lib/scanning/clamd.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { eicar, startClamdEmulator } from '#tests/support/clamd-emulator.ts';
import { makeConversation, pass, write } from '#tests/support/conversation.ts';
import { fetchFile, storedFiles, uploadFile } from '#tests/support/message-files.ts';
import { messageFileIdSchema, threadIdSchema } from '../ids.ts';
import { scanWaitingFiles } from './commands/scan-files.ts';
import { messageFileStale, waitingMessageFilesDue } from './jobs.ts';

const daemon = await startClamdEmulator();
afterAll(() => daemon.stop());
const app = await sharedTestApp({ scanner: clamd({ host: '127.0.0.1', port: daemon.port }) });

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
async function scanWaiting() {
  // So that none still waits for its next try.
  app.clock.moveTo(new Date(app.clock.now().getTime() + 61 * 60_000));
  await app.services.jobs.enqueue(app.db, waitingMessageFilesDue, {});
  await app.settle();
}

describe('a picture', () => {
  const partsOf = (fileId: string) =>
    app.db
      .selectFrom('message_file_parts')
      .select(['edition', 'position', 'bytes'])
      .where('file_id', '=', fileId)
      .orderBy('edition')
      .execute();

  it('is given as it was encoded anew, with what was in it besides left out and the upload cleared away', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const note = jpegSegment(0xfe, Buffer.from('Taken at home.'));
    const content = withSegments(await jpegFile(64, 48), note);
    const upload = { name: 'desk.png', content };
    const { fileId } = await uploadFile(app, client, threadId, upload);
    const { files } = await write(app, client, threadId, 'My desk.', [fileId]);
    const response = await fetchFile(app, fileId, consultant);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const given = Buffer.from(await response.arrayBuffer());
    expect(given.subarray(0, 2)).toEqual(content.subarray(0, 2));
    expect(given.includes('Taken at home.')).toBe(false);
    expect(files).toMatchObject([{ name: 'desk.jpg', kind: 'jpeg', bytes: given.length }]);
    await app.settle();
    expect(await partsOf(fileId)).toEqual([{ edition: 1, position: 0, bytes: given.length }]);
    expect((await fetchFile(app, fileId, client)).status).toBe(200);
  });

  it('of which another process stores a different one at this moment is tried again later', async () => {
    const { client, threadId } = await makeConversation(app);
    const { messageFiles } = await app.as(client);
    const content = await jpegFile(32, 32);
    const fileId = idOf(crypto.randomUUID());
    const begun = { threadId: threadIdSchema.parse(threadId), fileId, name: 'a.jpg' };
    await messageFiles.begin({ ...begun, bytes: content.length });
    const other = { file_id: fileId, edition: 1, position: 0, bytes: 1 };
    await app.db
      .insertInto('message_file_parts')
      .values({ ...other, file: nameOfContent('other', Buffer.from('b'), 'part') })
      .execute();
    const upload = { fileId, name: 'a.jpg', content };
    expect(await uploadFile(app, client, threadId, upload)).toMatchObject({
      ...{ status: 503, code: 'FILES_BUSY' },
    });
    await app.db
      .deleteFrom('message_file_parts')
      .where('file_id', '=', fileId)
      .where('edition', '=', 1)
      .execute();
    expect(await uploadFile(app, client, threadId, upload)).toMatchObject({ status: 200 });
  });

  it('alone is cleared up after: a file that is kept as it came leaves nothing to do', async () => {
    const { client, threadId } = await makeConversation(app);
    const text = await uploadFile(app, client, threadId);
    const picture = { name: 'a.jpg', content: await jpegFile(32, 32) };
    const { fileId } = await uploadFile(app, client, threadId, picture);
    const { rows } = await app.pool.query(
      "select data->>'fileId' as id from jobs.job where name = $1 and data->>'fileId' = any($2)",
      [messageFileStale.name, [text.fileId, fileId]],
    );
    expect(rows).toEqual([{ id: fileId }]);
  });
});

describe('the virus scanner', () => {
  it('has an infected file refused', async () => {
    const { client, threadId } = await makeConversation(app);
    const answer = await uploadFile(app, client, threadId, { content: eicar });
    expect(answer).toMatchObject({ status: 422, code: 'INFECTED_FILE' });
    await app.settle();
    expect(await storedFiles(app, answer.fileId)).toEqual([]);
    await expect(write(app, client, threadId, 'Take this.', [answer.fileId])).rejects.toMatchObject(
      refusal('FILES_GONE'),
    );
  });

  it('that does not answer has files wait, and be given to no one before it has looked', async () => {
    daemon.say('INSTREAM size limit exceeded. ERROR');
    const good = await sentFile();
    const bad = await sentFile(eicar);
    expect(good.message.files).toMatchObject([{ state: 'being-checked' }]);
    expect(await statusFor(good.fileId, good.client)).toBe(404);
    await scanWaiting();
    expect(await statusFor(good.fileId, good.consultant)).toBe(404);
    daemon.say(undefined);
    await scanWaiting();
    expect(await statusFor(good.fileId, good.consultant)).toBe(200);
    expect(await statusFor(bad.fileId, bad.consultant)).toBe(404);
    const { items } = await (await app.as(bad.consultant)).threads.listEntries({
      threadId: threadIdSchema.parse(bad.threadId),
    });
    expect(items[0]).toMatchObject({ files: [{ state: 'infected' }] });
    expect(await storedFiles(app, bad.fileId)).toEqual([]);
  });

  it('is asked about no more than three files while it does not answer, and both people hear when it has', async () => {
    daemon.say('INSTREAM size limit exceeded. ERROR');
    const talk = await makeConversation(app);
    const fileIds: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      const { fileId } = await uploadFile(app, talk.client, talk.threadId);
      await write(app, talk.client, talk.threadId, 'Another.', [fileId]);
      fileIds.push(fileId);
    }
    daemon.heard.length = 0;
    await scanWaiting();
    expect(daemon.heard).toHaveLength(3);
    daemon.say(undefined);
    await app.db.deleteFrom('live_events').execute();
    await scanWaiting();
    for (const fileId of fileIds) expect(await statusFor(fileId, talk.consultant)).toBe(200);
    const notified = await app.db
      .selectFrom('live_events')
      .select('person_id')
      .distinct()
      .where('subject_id', '=', talk.threadId)
      .execute();
    expect(notified.map(({ person_id }) => person_id).toSorted()).toEqual(
      [talk.client, talk.consultant].toSorted(),
    );
  });

  it('that takes some files never blocks the others with them', async () => {
    const poison = Buffer.from('never scanned');
    daemon.say('INSTREAM size limit exceeded. ERROR');
    const failing = [await sentFile(poison), await sentFile(poison), await sentFile(poison)];
    // The oldest is scanned first.
    pass(app, 1000);
    const good = await sentFile();
    daemon.say((file) =>
      file.includes(poison) ? 'INSTREAM size limit exceeded. ERROR' : undefined,
    );
    await scanWaiting();
    expect(await statusFor(good.fileId, good.consultant)).toBe(404);
    // Right after it: those that have failed wait.
    await app.services.jobs.enqueue(app.db, waitingMessageFilesDue, {});
    await app.settle();
    expect(await statusFor(good.fileId, good.consultant)).toBe(200);
    for (const { fileId, consultant } of failing)
      expect(await statusFor(fileId, consultant)).toBe(404);
    daemon.say(undefined);
    await scanWaiting();
    for (const { fileId, consultant } of failing)
      expect(await statusFor(fileId, consultant)).toBe(200);
  });

  it('that is there no more holds nothing up: what waited for it is given as it is', async () => {
    daemon.say('INSTREAM size limit exceeded. ERROR');
    const sent = await sentFile();
    daemon.say(undefined);
    daemon.heard.length = 0;
    const without = { ...app.services, scanner: undefined };
    await scanWaitingFiles(without, new AbortController().signal);
    expect(daemon.heard).toEqual([]);
    expect(await statusFor(sent.fileId, sent.consultant)).toBe(200);
  });
});
