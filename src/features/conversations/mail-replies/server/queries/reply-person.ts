import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { MailAddress } from '#lib/mail/mail-message.ts';
import type { ReplyAbout, Services } from '#server/services.ts';
import { type ThreadId, toThreadId } from '../../../messages/ids.ts';
import { listSides } from '../../../messages/server/queries/sides.ts';
import { findThreadOf } from '../../../messages/server/queries/threads.ts';
import { isTagOf, readReplyAddress, replyAddressOf } from './reply-address.ts';

/** Whose reply is sent to this address, and in which conversation; null when it is no address of ours. */
export async function findReplyPerson(
  db: Db,
  keys: Services['keys'],
  domain: string,
  address: string,
): Promise<{ threadId: ThreadId; userId: UserId } | null> {
  const read = readReplyAddress(domain, address);
  if (!read) return null;
  const sides = await listSides(db, read.threadId);
  const userId = sides.find((side) => isTagOf(keys, read, side));
  return userId ? { threadId: read.threadId, userId } : null;
}

/** Where this user answers a mail; undefined where the two sides have no conversation. */
export async function findReplyAddress(
  db: Db,
  { keys, domain }: { keys: Services['keys']; domain: string },
  about: ReplyAbout,
): Promise<MailAddress | undefined> {
  const { userId } = about;
  const threadId =
    'threadId' in about
      ? toThreadId(about.threadId)
      : await findThreadOf(db, { ...about, clientId: null });
  if (!threadId) return undefined;
  const sides = await listSides(db, threadId);
  return sides.includes(userId)
    ? { name: 'Direct365', address: replyAddressOf(keys, domain, { threadId, userId }) }
    : undefined;
}
