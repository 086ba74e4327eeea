import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Services } from '#server/services.ts';
import { messageIdSchema } from '../../../messages/ids.ts';
import type { CheckTools } from '../../../messages/server/commands/check-file.ts';
import { type OpenOutcome, writeToPerson } from '../../../messages/server/commands/open-thread.ts';
import { writeMessage } from '../../../messages/server/commands/write-message.ts';
import type { MailReplyId } from '../../ids.ts';
import type { ReplyFile, ReplyPlace } from '../queries/replies.ts';
import { lockReply, setDone } from './reply-state.ts';
import { takeFiles } from './take-files.ts';

interface Reply {
  replyId: MailReplyId;
  place: ReplyPlace;
  text: string;
  files: readonly ReplyFile[];
}

export type SendOutcome =
  | Exclude<Awaited<ReturnType<typeof takeFiles>>, { refused: null }>
  | OpenOutcome
  | { refused: 'REPLY_NOT_FOUND' };

/**
 * Sends a reply in this state as a message of its person, with its files, and ends it. Where one of them cannot be sent
 * nothing is. The message has the id of the reply: sent by two at once, it is one. Throws `StorageUnavailable`.
 */
export async function sendReply(
  tools: CheckTools & Pick<Services, 'isDemo'>,
  person: CorrespondentViewer,
  state: 'received' | 'waiting',
  { replyId, place, text, files }: Reply,
): Promise<SendOutcome> {
  const taken = await takeFiles(tools, person, place, files);
  if (taken.refused !== null) return taken;
  const draft = { messageId: messageIdSchema.parse(replyId), text, fileIds: taken.fileIds };
  return tools.write(async (tx): Promise<SendOutcome> => {
    if (!(await lockReply(tx, replyId, state))) return { refused: 'REPLY_NOT_FOUND' };
    const outcome =
      'threadId' in place
        ? await writeMessage(tx, tools, person, { ...place, ...draft })
        : await writeToPerson(tx, tools, person, { ...place, ...draft });
    if (outcome.refused === null) await setDone(tx, replyId);
    return outcome;
  });
}
