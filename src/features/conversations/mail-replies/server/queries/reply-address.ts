import { timingSafeEqual } from 'node:crypto';
import type { UserId } from '#access/user.ts';
import type { Keyring } from '#lib/auth/keyring.ts';
import { keyUses } from '#server/key-uses.ts';

/*
 * `reply+TOKEN@DOMAIN`. Mail systems change the case of a local part, and allow it 64 characters. So the token is an id
 * in 32 hexadecimal digits, and 26 of a hash that says whose reply it is. The id is that of the conversation, or of the
 * application of two who have none yet. The token proves nothing of a sender.
 */

type Keys = Pick<Keyring, 'keptHashes'>;

const tagLength = 26;
const pattern = /^reply\+([0-9a-f]{32})([0-9a-f]{26})$/;

/** The tags of this person for this id: the one of the present secret first. */
const tagsOf = (keys: Keys, id: string, userId: UserId): string[] =>
  keys
    .keptHashes(keyUses.replyAddress, `${id} ${userId}`)
    .filter((hash) => !hash.includes('.'))
    .map((hash) => Buffer.from(hash, 'base64url').toString('hex').slice(0, tagLength));

/** The address at which this person answers, in a conversation or about an application. */
export function replyAddressOf(
  keys: Keys,
  domain: string,
  { id, userId }: { id: string; userId: UserId },
): string {
  const [tag = ''] = tagsOf(keys, id, userId);
  return `reply+${id.replaceAll('-', '')}${tag}@${domain}`;
}

/** The id that an address of this domain names, and the tag of its person; null for any other address. */
export function readReplyAddress(
  domain: string,
  address: string,
): { id: string; tag: string } | null {
  const at = address.lastIndexOf('@');
  if (address.slice(at + 1).toLowerCase() !== domain) return null;
  const [, digits, tag] = pattern.exec(address.slice(0, Math.max(at, 0)).toLowerCase()) ?? [];
  if (!digits || !tag) return null;
  const id = [8, 12, 16, 20].reduceRight(
    (text, cut) => `${text.slice(0, cut)}-${text.slice(cut)}`,
    digits,
  );
  return { id, tag };
}

/** Whether the tag of an address with this id is of this person. */
export const isTagOf = (
  keys: Keys,
  { id, tag }: { id: string; tag: string },
  userId: UserId,
): boolean =>
  tagsOf(keys, id, userId).some((own) => timingSafeEqual(Buffer.from(own), Buffer.from(tag)));
