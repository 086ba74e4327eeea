import type { UserId } from '#access/user.ts';
import { sealContent } from '#features/conversations/mail-replies/server/queries/replies.ts';
import type { TestApp } from './app.ts';
import { hoursAhead, offer } from './calls.ts';
import { makeConversation, write } from './conversation.ts';
import { uploadFile } from './message-files.ts';

/** An invitation to a new project of this client, which its consultant has read. */
export async function invite(
  app: TestApp,
  client: UserId,
  { consultantId, note }: { consultantId: UserId; note: string },
): Promise<string> {
  const projectId = await app.make.project(client, { title: 'One to be invited to' });
  const sent = await (await app.as(client)).invitations.send({ projectId, consultantId, note });
  await (await app.as(consultantId)).invitations.markRead({ invitationId: sent.id });
  return sent.id;
}

/** A reply by mail that waits for this person. */
async function putReply(
  app: TestApp,
  { threadId, userId, text }: { threadId: string; userId: UserId; text: string },
): Promise<void> {
  const id = crypto.randomUUID();
  const sealed_content = sealContent(app.services.keys, id, { text, reasons: ['refused'] });
  await app.db
    .insertInto('mail_replies')
    .values({
      ...{ id, thread_id: threadId, person_id: userId, state: 'waiting', sealed_content },
      received_at: app.clock.now(),
    })
    .execute();
}

/**
 * A conversation of this person with a user who stays. The person sends a file. Both write and report the other. The
 * person shares their contact details, edits a message that was read before they were blocked, and blocks.
 */
export async function talk(
  app: TestApp,
  people: { client: UserId; consultant: UserId },
  { of: userId, says }: { of: UserId; says: (what: string) => string },
): Promise<void> {
  const { client, consultant, threadId } = await makeConversation(app, people);
  const other = userId === client ? consultant : client;
  const content = Buffer.from(says('content'));
  const file = await uploadFile(app, userId, threadId, { name: `${says('file')}.txt`, content });
  await uploadFile(app, userId, threadId, { name: `${says('unsent')}.txt`, content });
  const own = await write(app, userId, threadId, says('message'), [file.fileId]);
  const theirs = await write(app, other, threadId, 'What they wrote.');
  const me = await app.as(userId);
  const them = await app.as(other);
  await me.threads.shareContact({ threadId });
  const call = await me.calls.propose({
    ...{
      callId: crypto.randomUUID(),
      personId: other,
      text: says('proposal'),
      ...offer(hoursAhead(app, 48)),
    },
    meetingUrl: `https://meet.example/${says('link')}`,
  });
  await me.calls.cancel({ callId: call.id, revision: 1, words: says('excuse') });
  await me.callFeed.make({});
  if (userId === consultant) {
    const hours = [{ weekday: 1, from: '09:00', to: '12:00' }];
    await me.callHours.saveOwn({ zone: 'Europe/Berlin', hours });
    await me.callCalendar.save({ address: `https://calendar.example/${says('calendar')}` });
  }
  const words = { threadId, cause: 'untrue' as const };
  await them.reports.reportThread({ ...words, messageId: own.id, text: says('conduct') });
  await me.reports.reportThread({ ...words, messageId: theirs.id, text: says('complaint') });
  await putReply(app, { threadId, userId, text: says('reply by mail') });
  await them.threads.block({ threadId });
  await me.messages.edit({ messageId: own.id, text: says('edited') });
  await write(app, userId, threadId, says('unheard'));
  await me.threads.block({ threadId });
}
