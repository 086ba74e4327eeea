import type { UserId } from '#access/user.ts';
import { isCorrespondent } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { findDeal } from '#features/hiring/applications/server/queries/deals.ts';
import { listMembersByRole } from '#features/identity/memberships/server/queries/members.ts';
import type { MailAddress } from '#lib/mail/mail-message.ts';
import type { ReplyAbout, Services } from '#server/services.ts';
import { threadIdSchema, toThreadId } from '../../../messages/ids.ts';
import { mayWriteByRole } from '../../../messages/policy.ts';
import { refusalToReach } from '../../../messages/server/commands/open-thread.ts';
import { listSides } from '../../../messages/server/queries/sides.ts';
import { findThreadOf } from '../../../messages/server/queries/threads.ts';
import type { MailRepliesServices } from '../services.ts';
import type { ReplyPlace } from './replies.ts';
import { isTagOf, readReplyAddress, replyAddressOf } from './reply-address.ts';

interface ReplyPerson {
  userId: UserId;
  place: ReplyPlace;
}

/** Whose reply is sent to this address, and where it goes; null when it is no address of ours. */
export async function findReplyPerson(
  db: Db,
  keys: Services['keys'],
  domain: string,
  address: string,
): Promise<ReplyPerson | null> {
  const read = readReplyAddress(domain, address);
  if (!read) return null;
  const threadId = threadIdSchema.safeParse(read.id).data;
  const sides = threadId ? await listSides(db, threadId) : [];
  const userId = sides.find((side) => isTagOf(keys, read, side));
  if (threadId && userId) return { userId, place: { threadId } };
  return findApplicationPerson(db, keys, read);
}

/** The same for an address that names an application: its two may have a conversation since. */
async function findApplicationPerson(
  db: Db,
  keys: Services['keys'],
  read: { id: string; tag: string },
): Promise<ReplyPerson | null> {
  const applicationId = applicationIdSchema.safeParse(read.id).data;
  const deal = applicationId && (await findDeal(db, applicationId));
  if (!deal) return null;
  const { companyId, clientId, consultantId } = deal;
  const members = await listMembersByRole(db, companyId);
  const people = [consultantId, ...members.map((member) => member.userId)];
  const userId = people.find((person) => isTagOf(keys, read, person));
  if (!userId) return null;
  const threadId = await findThreadOf(db, { companyId, consultantId, clientId: null });
  if (threadId) return { userId, place: { threadId } };
  return { userId, place: { personId: userId === consultantId ? clientId : consultantId } };
}

/** Where this user answers a mail; undefined where they cannot write to the other side. */
export async function findReplyAddress(
  db: Db,
  tools: Pick<Services, 'keys' | 'clock' | 'isDemo'> & MailRepliesServices,
  about: ReplyAbout,
): Promise<MailAddress | undefined> {
  const { keys, inboundMail } = tools;
  if (!inboundMail) return undefined;
  const id = await findReplyId(db, tools, about);
  if (!id) return undefined;
  const address = replyAddressOf(keys, inboundMail.domain, { id, userId: about.userId });
  return { name: 'Direct365', address };
}

/** What the address names: the conversation, or the application of two who have none, and may begin one. */
async function findReplyId(
  db: Db,
  tools: Pick<Services, 'clock' | 'isDemo'> & MailRepliesServices,
  about: ReplyAbout,
): Promise<string | undefined> {
  const { userId } = about;
  const person = await tools.findPerson(db, userId);
  if (!isCorrespondent(person) || !mayWriteByRole(person)) return undefined;
  const threadId =
    'threadId' in about
      ? toThreadId(about.threadId)
      : await findThreadOf(db, { ...about, clientId: null });
  if (threadId) return (await listSides(db, threadId)).includes(userId) ? threadId : undefined;
  if ('threadId' in about) return undefined;
  const otherId = userId === about.consultantId ? about.clientId : about.consultantId;
  const refusal = await refusalToReach(db, tools, person, otherId);
  return refusal ? undefined : about.applicationId;
}
