import { pathToFileURL } from 'node:url';
import { type CorrespondentViewer, isCorrespondent } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import { inProject } from '#lib/project-folder.ts';
import { runSandboxed } from '#lib/sandboxed/run-sandboxed.ts';
import type { Services } from '#server/services.ts';
import { type ReadReply, readReplySchema } from '../../../lib/mail-reader/read-reply.ts';
import { mayWriteByRole } from '../../../messages/policy.ts';
import { messageMaxLength } from '../../../messages/rules/limits.ts';
import { messageTextSchema } from '../../../messages/rules/message-text.ts';
import type { CheckTools } from '../../../messages/server/commands/check-file.ts';
import { publishThread } from '../../../messages/server/commands/publish-thread.ts';
import { findThread } from '../../../messages/server/queries/threads.ts';
import type { MailReplyId } from '../../ids.ts';
import { mailMaxBytes } from '../../rules/limits.ts';
import { isProvenSender } from '../../rules/proven-sender.ts';
import { mailReplyWaits } from '../notifications.ts';
import { findReceived, type ReplyPlace, type WaitingContent } from '../queries/replies.ts';
import type { MailRepliesServices, ReplyOutcome } from '../services.ts';
import { checkSender } from './check-sender.ts';
import { lockReply, setDone, setWaiting } from './reply-state.ts';
import { type SendOutcome, sendReply } from './send-reply.ts';

type Tools = Services & MailRepliesServices & Pick<CheckTools, 'scanner'>;
type Received = NonNullable<Awaited<ReturnType<typeof findReceived>>>;

/** What a mail may cost the process that reads it. */
const readerLimits = {
  cpuSeconds: 10,
  memoryBytes: 512 * 1024 * 1024,
  wallMs: 60_000,
  answerLength: 2 * mailMaxBytes,
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
  { place, personId, mail }: Received,
): Promise<ReplyOutcome | null> {
  const { db, inboundMail } = tools;
  if (!inboundMail) return null;
  const raw = Buffer.from(mail.raw, 'base64');
  const read = await readSandboxed(raw);
  if (!read) return end(tools, replyId, 'unreadable');
  if ('automatic' in read) return end(tools, replyId, read.automatic);
  const check = await checkSender(inboundMail, raw);
  if (check.from.some((address) => inboundMail.ownDomains.includes(domainOf(address)))) {
    return end(tools, replyId, 'own-domain');
  }
  const person = await tools.findPerson(db, personId);
  const isHere = person.accountState !== 'suspended' && person.accountState !== 'leaving';
  if (!isHere || !isCorrespondent(person) || !(await isOpenTo(db, person, place))) {
    return end(tools, replyId, 'no-conversation');
  }
  // A message has a text: of a mail that is only files it is their names.
  const written = read.text || read.files.map(({ name }) => name).join('\n');
  const text = messageTextSchema.safeParse(written.slice(0, messageMaxLength));
  if (!text.success) return end(tools, replyId, written === '' ? 'empty' : 'unreadable');
  const isAddressed = read.recipients.includes(mail.recipient);
  const isProven = isProvenSender(check, { email: person.email, isAddressed });
  const waiting: WaitingContent = {
    text: text.data,
    reasons: [
      ...(isProven ? [] : (['sender-unproven'] as const)),
      ...(written.length > messageMaxLength ? (['too-long'] as const) : []),
    ],
    files: read.files.map((file) => ({ ...file, problem: null })),
  };
  if (waiting.reasons.length > 0) return wait(tools, person, { replyId, place }, waiting);
  const outcome: SendOutcome = mayWriteByRole(person)
    ? await sendReply(tools, person, 'received', { replyId, place, ...waiting })
    : { refused: 'NOT_APPROVED' };
  switch (outcome.refused) {
    case null:
      return 'sent';
    // Another process has handled it.
    case 'REPLY_NOT_FOUND':
      return null;
    case 'FILES_BUSY':
      throw new Error('The files of a reply could not be checked now.');
    case 'FILES_REFUSED': {
      const { files } = outcome;
      const found = { ...waiting, files, reasons: ['files-left-out' as const] };
      return wait(tools, person, { replyId, place }, found);
    }
    default:
      return wait(tools, person, { replyId, place }, { ...waiting, reasons: ['refused'] });
  }
}

/** Whether this person may still see where the reply goes; whether they may write there is asked when it is sent. */
async function isOpenTo(db: Db, person: CorrespondentViewer, place: ReplyPlace): Promise<boolean> {
  return 'personId' in place || (await findThread(db, person, place.threadId)) !== null;
}

/** Has a reply wait for its person, and notifies them. */
async function wait(
  { write, jobs, clock, keys }: Tools,
  { userId }: CorrespondentViewer,
  { replyId, place }: { replyId: MailReplyId; place: ReplyPlace },
  waiting: WaitingContent,
): Promise<ReplyOutcome | null> {
  return write(async (tx) => {
    if (!(await lockReply(tx, replyId, 'received'))) return null;
    await setWaiting(tx, keys, replyId, waiting);
    await recordNotifications(tx, { jobs, now: clock.now() }, mailReplyWaits, [
      { userId, event: replyId, aboutId: null, about: { place } },
    ]);
    if ('threadId' in place) {
      await publishThread(tx, { threadId: place.threadId, userId, to: 'self' });
    }
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
