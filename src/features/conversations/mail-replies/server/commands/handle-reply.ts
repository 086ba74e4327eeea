import { pathToFileURL } from 'node:url';
import { isCorrespondent } from '#access/viewer.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import { inProject } from '#lib/project-folder.ts';
import { runSandboxed } from '#lib/sandboxed/run-sandboxed.ts';
import type { Services } from '#server/services.ts';
import { type ReadReply, readReplySchema } from '../../../lib/mail-reader/read-reply.ts';
import { messageIdSchema } from '../../../messages/ids.ts';
import { mayWriteByRole } from '../../../messages/policy.ts';
import { messageMaxLength } from '../../../messages/rules/limits.ts';
import { messageTextSchema } from '../../../messages/rules/message-text.ts';
import { publishThread } from '../../../messages/server/commands/publish-thread.ts';
import { writeMessage } from '../../../messages/server/commands/write-message.ts';
import { findThread } from '../../../messages/server/queries/threads.ts';
import type { WaitingReason } from '../../contract.ts';
import type { MailReplyId } from '../../ids.ts';
import { isProvenSender } from '../../rules/proven-sender.ts';
import { mailReplyWaits } from '../notifications.ts';
import { findReceived, sealContent } from '../queries/replies.ts';
import type { MailRepliesServices, ReplyOutcome } from '../services.ts';
import { checkSender } from './check-sender.ts';
import { lockReceived, setDone } from './reply-state.ts';

type Tools = Services & MailRepliesServices;
type Received = NonNullable<Awaited<ReturnType<typeof findReceived>>>;

/** What a mail may cost the process that reads it. */
const readerLimits = {
  cpuSeconds: 10,
  memoryBytes: 512 * 1024 * 1024,
  wallMs: 60_000,
  answerLength: 400_000,
};
const reader = pathToFileURL(inProject('src/features/conversations/lib/mail-reader/read-reply.ts'));

/**
 * Makes a message of a reply that was received, or has it wait for its person, or drops what no person wrote. Handled
 * again, it changes nothing: the message has the id of the reply.
 */
export async function handleReply(tools: Tools, replyId: MailReplyId): Promise<void> {
  const { db, keys, inboundMail } = tools;
  // A node without the settings leaves it to the others.
  if (!inboundMail) throw new Error('This node receives no mail.');
  const received = await findReceived(db, keys, replyId);
  if (!received) return;
  const outcome = await decide(tools, replyId, received);
  if (outcome) inboundMail.count(outcome);
}

async function decide(
  tools: Tools,
  replyId: MailReplyId,
  { threadId, personId, mail }: Received,
): Promise<ReplyOutcome | null> {
  const { db, inboundMail } = tools;
  if (!inboundMail) return null;
  const raw = Buffer.from(mail.raw, 'base64');
  const read = await readSandboxed(raw);
  if (!read) return end(tools, replyId, 'unreadable');
  if ('automatic' in read) return end(tools, replyId, read.automatic);
  const check = await checkSender(inboundMail, mail, raw);
  if (check.from.some((address) => inboundMail.ownDomains.includes(domainOf(address)))) {
    return end(tools, replyId, 'own-domain');
  }
  const person = await tools.findPerson(db, personId);
  const isHere = person.accountState !== 'suspended' && person.accountState !== 'leaving';
  if (!isHere || !isCorrespondent(person) || !(await findThread(db, person, threadId))) {
    return end(tools, replyId, 'no-conversation');
  }
  const text = messageTextSchema.safeParse(read.text.slice(0, messageMaxLength));
  if (!text.success) return end(tools, replyId, read.files > 0 ? 'unreadable' : 'empty');
  const isAddressed = read.recipients.includes(mail.recipient);
  const reasons: WaitingReason[] = [
    ...(isProvenSender(check, { email: person.email, isAddressed })
      ? []
      : (['sender-unproven'] as const)),
    ...(read.files > 0 ? (['files-left-out'] as const) : []),
    ...(read.text.length > messageMaxLength ? (['too-long'] as const) : []),
  ];
  return tools.write(async (tx) => {
    if (!(await lockReceived(tx, replyId))) return null;
    if (reasons.length === 0 && mayWriteByRole(person)) {
      const draft = { threadId, messageId: messageIdSchema.parse(replyId), text: text.data };
      const { refused } = await writeMessage(tx, tools, person, draft);
      if (refused === null) {
        await setDone(tx, replyId);
        return 'sent';
      }
    }
    const waiting = {
      text: text.data,
      reasons: reasons.length > 0 ? reasons : (['refused'] satisfies WaitingReason[]),
    };
    await tx
      .updateTable('mail_replies')
      .set({ state: 'waiting', sealed_content: sealContent(tools.keys, replyId, waiting) })
      .where('id', '=', replyId)
      .execute();
    await recordNotifications(tx, { jobs: tools.jobs, now: tools.clock.now() }, mailReplyWaits, [
      { userId: person.userId, event: replyId, aboutId: null, about: { threadId } },
    ]);
    await publishThread(tx, { threadId, userId: person.userId, to: 'self' });
    return 'waiting';
  });
}

/** Null for a mail that broke its reader. Throws where this machine is why it was not read: the job tries again. */
async function readSandboxed(raw: Buffer): Promise<ReadReply | null> {
  const outcome = await runSandboxed({
    module: reader,
    settings: {},
    input: raw,
    limits: readerLimits,
  });
  if ('answer' in outcome) return readReplySchema.parse(outcome.answer);
  if (outcome.ended === 'broken' || outcome.ended === 'too-much') return null;
  throw new Error(`The reader of mails ended: ${outcome.ended}.`);
}

const domainOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase();

async function end(
  { write }: Tools,
  replyId: MailReplyId,
  outcome: ReplyOutcome,
): Promise<ReplyOutcome> {
  await write(async (tx) => {
    await setDone(tx, replyId);
    return null;
  });
  return outcome;
}
