import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { draft, makeConversation, pass, suspend, write } from '#tests/support/conversation.ts';
import { fetchFile, uploadFile } from '#tests/support/message-files.ts';
import { messageFileIdSchema } from '../ids.ts';
import { looseMessageFilesDue } from './jobs.ts';

/* The first message to a user carries files as all others do: they wait for the person it is written to. */

const app = await sharedTestApp();

const hour = 3_600_000;
const people = async () => ({
  client: await app.make.client(),
  consultant: await app.make.consultant(),
});

interface First {
  from: UserId;
  to: UserId;
  files: readonly string[];
  message?: ReturnType<typeof draft>;
}

const writeFirst = async ({ from, to, files, message = draft('Here it is.') }: First) =>
  (await app.as(from)).messages.writeFirst({
    personId: to,
    ...message,
    fileIds: files.map((id) => messageFileIdSchema.parse(id)),
  });
const rowOf = (fileId: string) =>
  app.db
    .selectFrom('message_files')
    .select(['thread_id', 'addressee_id', 'message_id', 'discarded_at'])
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
const threadsOf = (client: UserId) =>
  app.db.selectFrom('threads').select('id').where('client_id', '=', client).execute();

describe('a file of a first message', () => {
  it('goes with it into the conversation that it opens, and is fetched there by both', async () => {
    const { client, consultant } = await people();
    const stranger = await app.make.client();
    const { fileId } = await uploadFile(app, client, { personId: consultant });
    expect(await rowOf(fileId)).toMatchObject({ thread_id: null, addressee_id: consultant });
    expect((await fetchFile(app, fileId, consultant)).status).toBe(404);
    const { threadId, message } = await writeFirst({
      ...{ from: client, to: consultant, files: [fileId] },
    });
    expect(message.files).toMatchObject([{ id: fileId, name: 'notes.txt', state: 'ready' }]);
    expect(await rowOf(fileId)).toMatchObject({
      ...{ thread_id: threadId, addressee_id: null, message_id: message.id },
    });
    for (const [reader, status] of [
      [client, 200],
      [consultant, 200],
      [stranger, 404],
    ] as const) {
      expect((await fetchFile(app, fileId, reader)).status).toBe(status);
    }
  });

  it('is the same when it is begun again, and the message when it is sent again', async () => {
    const { client, consultant } = await people();
    const first = await uploadFile(app, client, { personId: consultant });
    const again = { fileId: first.fileId };
    expect(await uploadFile(app, client, { personId: consultant }, again)).toMatchObject({
      status: 200,
    });
    const other = await app.make.consultant();
    expect(await uploadFile(app, client, { personId: other }, again)).toMatchObject({
      code: 'FILE_ID_TAKEN',
    });
    const sent = { from: client, to: consultant, files: [first.fileId], message: draft() };
    const { threadId } = await writeFirst(sent);
    expect(await writeFirst(sent)).toMatchObject({ threadId });
    expect(await threadsOf(client)).toHaveLength(1);
  });

  it('goes with another message where the other side has written first meanwhile', async () => {
    const { client, consultant } = await people();
    await app.make.application(await app.make.project(client), consultant);
    const waiting = await uploadFile(app, client, { personId: consultant });
    const { threadId } = await writeFirst({ from: consultant, to: client, files: [] });
    const { message } = await writeFirst({
      ...{ from: client, to: consultant, files: [waiting.fileId] },
    });
    expect(message.files).toHaveLength(1);
    const late = await uploadFile(app, client, { personId: consultant });
    expect(await rowOf(late.fileId)).toMatchObject({ thread_id: threadId, addressee_id: null });
    expect((await write(app, client, threadId, 'And this.', [late.fileId])).files).toHaveLength(1);
  });

  it('that is not there, or waits for another user, leaves no conversation behind', async () => {
    const { client, consultant } = await people();
    const other = await app.make.consultant();
    const elsewhere = await uploadFile(app, client, { personId: other });
    const foreign = await uploadFile(app, await app.make.client(), { personId: consultant });
    for (const fileId of [elsewhere.fileId, foreign.fileId, crypto.randomUUID()]) {
      await expect(
        writeFirst({ from: client, to: consultant, files: [fileId] }),
      ).rejects.toMatchObject({ code: 'FILES_GONE' });
    }
    expect(await threadsOf(client)).toEqual([]);
  });

  it('is taken for users who may be written to, and for no others', async () => {
    const { client, consultant } = await people();
    const refused = async (as: UserId, personId: UserId) =>
      (await uploadFile(app, as, { personId })).code;
    expect(await refused(consultant, client)).toBe('PERSON_NOT_FOUND');
    expect(await refused(client, await app.make.client())).toBe('PERSON_NOT_FOUND');
    expect(await refused(client, await app.make.consultant({ subscribed: 'expired' }))).toBe(
      'PERSON_NOT_FOUND',
    );
    const { threadId } = await makeConversation(app, { client, consultant });
    await (await app.as(client)).threads.block({ threadId });
    expect(await refused(client, consultant)).toBe('PERSON_BLOCKED');
    const away = await makeConversation(app);
    await suspend(app, away.consultant);
    expect(await refused(away.client, away.consultant)).toBe('PERSON_AWAY');
  });

  it('stays for a day while no one sends it, and goes at once with whom it waits for', async () => {
    const { client, consultant } = await people();
    const other = await app.make.consultant();
    const [kept, left] = [
      await uploadFile(app, client, { personId: consultant }),
      await uploadFile(app, client, { personId: other }),
    ];
    await app.db
      .updateTable('message_files')
      .set({ addressee_id: null })
      .where('id', '=', left.fileId)
      .execute();
    const look = async () => {
      await app.services.jobs.enqueue(app.db, looseMessageFilesDue, {});
      await app.settle();
    };
    pass(app, 23 * hour);
    await look();
    expect((await rowOf(kept.fileId)).discarded_at).toBeNull();
    expect((await rowOf(left.fileId)).discarded_at).not.toBeNull();
    pass(app, 2 * hour);
    await look();
    const gone = await app.db
      .selectFrom('message_files')
      .select('discarded_at')
      .where('id', '=', kept.fileId)
      .where('discarded_at', 'is', null)
      .execute();
    expect(gone).toEqual([]);
  });
});
