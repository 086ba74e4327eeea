import { timingSafeEqual } from 'node:crypto';
import type { UserId } from '#access/user.ts';
import type { Keyring } from '#lib/auth/keyring.ts';
import { keyUses } from '#server/key-uses.ts';
import { type ThreadId, threadIdSchema } from '../../../messages/ids.ts';

/*
 * `reply+TOKEN@DOMAIN`. Mail systems change the case of a local part, and allow it 64 characters. So the token is the
 * conversation in 32 hexadecimal digits, and 26 of a hash that says whose reply it is. It proves nothing of a sender.
 */

type Keys = Pick<Keyring, 'keptHashes'>;

const tagLength = 26;
const pattern = /^reply\+([0-9a-f]{32})([0-9a-f]{26})$/;

/** The tags of this person in this conversation: the one of the present secret first. */
const tagsOf = (keys: Keys, threadId: ThreadId, userId: UserId): string[] =>
  keys
    .keptHashes(keyUses.replyAddress, `${threadId} ${userId}`)
    .filter((hash) => !hash.includes('.'))
    .map((hash) => Buffer.from(hash, 'base64url').toString('hex').slice(0, tagLength));

/** The address at which this person answers in this conversation. */
export function replyAddressOf(
  keys: Keys,
  domain: string,
  { threadId, userId }: { threadId: ThreadId; userId: UserId },
): string {
  const [tag = ''] = tagsOf(keys, threadId, userId);
  return `reply+${threadId.replaceAll('-', '')}${tag}@${domain}`;
}

/** The conversation that an address of this domain names, and the tag of its person; null for any other address. */
export function readReplyAddress(
  domain: string,
  address: string,
): { threadId: ThreadId; tag: string } | null {
  const at = address.lastIndexOf('@');
  if (address.slice(at + 1).toLowerCase() !== domain) return null;
  const [, thread, tag] = pattern.exec(address.slice(0, Math.max(at, 0)).toLowerCase()) ?? [];
  if (!thread || !tag) return null;
  const id = [8, 12, 16, 20].reduceRight(
    (text, cut) => `${text.slice(0, cut)}-${text.slice(cut)}`,
    thread,
  );
  const threadId = threadIdSchema.safeParse(id);
  return threadId.success ? { threadId: threadId.data, tag } : null;
}

/** Whether the tag of an address in this conversation is of this person. */
export const isTagOf = (
  keys: Keys,
  { threadId, tag }: { threadId: ThreadId; tag: string },
  userId: UserId,
): boolean =>
  tagsOf(keys, threadId, userId).some((own) => timingSafeEqual(Buffer.from(own), Buffer.from(tag)));
