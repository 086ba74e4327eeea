import { type UserId, userTypeSchema } from '#access/user.ts';
import { sealContent } from '#features/conversations/mail-replies/server/queries/replies.ts';
import { listMembers } from '#features/identity/memberships/server/queries/members.ts';
import { nameOfContent } from '#lib/files/file-name.ts';
import type { TestApp } from '../app.ts';
import { companyOf } from '../conversation.ts';
import {
  absentId,
  type ExampleInputs,
  type MakeInput,
  none,
  type RowKind,
} from './example-inputs.ts';

/** The type of account that this user has. */
export async function userTypeOf(app: TestApp, userId: UserId): Promise<'client' | 'consultant'> {
  const { user_type } = await app.db
    .selectFrom('profiles')
    .select('user_type')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return userTypeSchema.parse(user_type);
}

/** A user whom this person could have a thread with: of the other type. */
const makeOther = async (app: TestApp, self: UserId | undefined): Promise<UserId> =>
  self && (await userTypeOf(app, self)) === 'consultant'
    ? app.make.client()
    : app.make.consultant();

interface ExampleThread {
  threadId: string;
  selfId: UserId;
  otherId: UserId;
}

/** A thread of this person, or of another one. It is inserted directly, because not every caller could have written. */
export async function makeThread(
  app: TestApp,
  rowKind: RowKind,
  self: UserId | undefined,
): Promise<ExampleThread> {
  const selfId = rowKind === 'own' && self ? self : await app.make.client();
  const otherId = await makeOther(app, selfId);
  const isClient = (await userTypeOf(app, selfId)) === 'client';
  const now = app.clock.now();
  const { id: threadId } = await app.db
    .insertInto('threads')
    .values({
      client_id: isClient ? selfId : otherId,
      consultant_id: isClient ? otherId : selfId,
      opened_by: selfId,
      created_at: now,
      last_message_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const clientId = isClient ? selfId : otherId;
  const members = await listMembers(app.db, await companyOf(app, clientId));
  await app.db
    .insertInto('thread_sides')
    .values(
      [...members.map(({ userId }) => userId), isClient ? otherId : selfId].map((user_id) => ({
        thread_id: threadId,
        user_id,
        last_activity_at: now,
        received_count: user_id === otherId ? 0 : 1,
      })),
    )
    .execute();
  await putMessage(app, { threadId, senderId: otherId, position: 1 });
  return { threadId, selfId, otherId };
}

async function putMessage(
  app: TestApp,
  { threadId, senderId, position }: { threadId: string; senderId: UserId; position: number },
): Promise<string> {
  const { id } = await app.db
    .insertInto('messages')
    .values({
      id: crypto.randomUUID(),
      thread_id: threadId,
      position,
      sender_id: senderId,
      delivery: 1,
      text: 'Hello.',
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable('threads')
    .set({ last_position: position })
    .where('id', '=', threadId)
    .execute();
  return id;
}

const thread =
  (more: () => Record<string, unknown> = () => ({})): MakeInput =>
  async (app, rowKind, self) => {
    if (rowKind === 'absent') return { threadId: absentId, ...more() };
    const { threadId } = await makeThread(app, rowKind, self);
    return { threadId, ...more() };
  };

/** Own: begun by the one who asks; with a `content`, its only part is stored. */
const file =
  (more: Record<string, unknown> = {}, content?: Uint8Array): MakeInput =>
  async (app, rowKind, self) => {
    if (rowKind === 'absent') return { fileId: absentId, ...more };
    const { threadId, selfId } = await makeThread(app, rowKind, self);
    const { id: fileId } = await app.db
      .insertInto('message_files')
      .values({
        ...{ id: crypto.randomUUID(), thread_id: threadId, owner_id: selfId },
        ...{ name: 'notes.txt', announced_bytes: hello.length, bytes: hello.length, kind: 'text' },
        created_at: app.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (content) {
      const stored = nameOfContent(`${fileId} 0 0`, content, 'part');
      await app.db
        .insertInto('message_file_parts')
        .values({ file_id: fileId, edition: 0, position: 0, file: stored, bytes: content.length })
        .execute();
      await app.services.files.put(stored, content);
    }
    return { fileId, ...more };
  };

const hello = Buffer.from('Hello.');
const draft = () => ({ messageId: crypto.randomUUID(), text: 'Are you free in January?' });

/** Own: they have a thread with the one who asks. Foreign: they have none. */
export const person =
  (more: () => Record<string, unknown> = () => ({})): MakeInput =>
  async (app, rowKind, self) => {
    if (rowKind === 'absent') return { personId: absentId, ...more() };
    if (rowKind === 'foreign') return { personId: await makeOther(app, self), ...more() };
    return { personId: (await makeThread(app, rowKind, self)).otherId, ...more() };
  };

/** Own: written by the one who asks. */
const message =
  (more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind, self) => {
    if (rowKind === 'absent') return { messageId: absentId, ...more };
    const { threadId, selfId: senderId } = await makeThread(app, rowKind, self);
    return { messageId: await putMessage(app, { threadId, senderId, position: 2 }), ...more };
  };

/** Own: a reply by mail that waits for the one who asks. */
const mailReply: MakeInput = async (app, rowKind, self) => {
  if (rowKind === 'absent') return { replyId: absentId };
  const { threadId, selfId } = await makeThread(app, rowKind, self);
  const replyId = crypto.randomUUID();
  const waiting = { text: 'Yes.', reasons: ['sender-unproven' as const] };
  await app.db
    .insertInto('mail_replies')
    .values({
      ...{ id: replyId, thread_id: threadId, person_id: selfId, state: 'waiting' },
      received_at: app.clock.now(),
      sealed_content: sealContent(app.services.keys, replyId, waiting),
    })
    .execute();
  return { replyId };
};

/** What is asked of conversations. */
export const messageInputs: ExampleInputs = {
  'threads.list': none,
  'threads.countUnread': none,
  'threads.findWith': person(),
  'threads.get': thread(),
  'threads.listEntries': thread(),
  'threads.markRead': thread(() => ({ position: 1 })),
  'threads.archive': thread(),
  'threads.unarchive': thread(),
  'threads.shareContact': thread(),
  'threads.unshareContact': thread(),
  'threads.block': thread(),
  'threads.unblock': thread(),
  'messages.writeFirst': person(draft),
  'messages.write': thread(draft),
  'messages.edit': message({ text: 'Are you free in February?' }),
  'messages.delete': message(),
  'mailReplies.listWaiting': thread(),
  'mailReplies.listWaitingFor': person(),
  'mailReplies.send': mailReply,
  'mailReplies.discard': mailReply,
  'messageFiles.begin': thread(() => ({
    ...{ fileId: crypto.randomUUID(), name: 'notes.txt', bytes: 6 },
  })),
  'messageFiles.beginFirst': person(() => ({
    ...{ fileId: crypto.randomUUID(), name: 'notes.txt', bytes: 6 },
  })),
  'messageFiles.putPart': file({ position: 0, file: hello }),
  'messageFiles.finish': file({}, hello),
  'messageFiles.discard': file(),
  'reports.reportThread': thread(() => ({ cause: 'offensive', text: 'They were rude.' })),
};
