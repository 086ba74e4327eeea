import { toUserId, type UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { isThere } from '#features/conversations/messages/policy.ts';
import { peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';
import { isSuspendedCompany } from '#features/identity/memberships/server/queries/companies.ts';
import type { MailAddress } from '#lib/mail/mail-message.ts';
import type { CallId } from '../../ids.ts';
import { type CallRow, selectCalls } from './calls.ts';

/** A user whom mails about a call go to. */
export interface Recipient {
  userId: UserId;
  firstName: string;
  to: MailAddress;
  /** Whether they can use the site now. */
  isThere: boolean;
}

/** A call with its two people and their addresses, for the mails; null when one of them has left. */
export async function findCallLetter(
  db: Db,
  callId: CallId,
): Promise<{ call: CallRow; client: Recipient; consultant: Recipient } | null> {
  const call = await selectCalls(db).where('call.id', '=', callId).executeTakeFirst();
  if (!call) return null;
  const people = await peopleWithEmail(db)
    .where('profiles.user_id', 'in', [call.clientId, call.consultantId])
    .execute();
  const isClosed = await isSuspendedCompany(db, call.companyId);
  const recipients = people.map(
    (person): Recipient => ({
      userId: toUserId(person.user_id),
      firstName: person.first_name,
      to: { name: `${person.first_name} ${person.last_name}`.trim(), address: person.email },
      isThere: isThere(person) && !(isClosed && person.user_id === call.clientId),
    }),
  );
  const client = recipients.find(({ userId }) => userId === call.clientId);
  const consultant = recipients.find(({ userId }) => userId === call.consultantId);
  return client && consultant ? { call, client, consultant } : null;
}
