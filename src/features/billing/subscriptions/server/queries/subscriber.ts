import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { selectPeople } from '#features/identity/accounts/server/queries/people.ts';
import type { MailAddress } from '#lib/mail/mail-message.ts';

/** A consultant whom mails about a subscription go to. */
export interface Subscriber {
  userId: UserId;
  to: MailAddress;
  firstName: string;
}

/** How a subscriber is written to. */
export async function getSubscriber(db: Db, userId: UserId): Promise<Subscriber> {
  const person = await selectPeople(db)
    .select(['profile.first_name', 'profile.last_name', 'user.email'])
    .where('profile.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const name = `${person.first_name} ${person.last_name}`.trim();
  return { userId, to: { name, address: person.email }, firstName: person.first_name };
}

/** Whether this person has a subscription that would be charged again. */
export async function hasLiveSubscription(db: Db, userId: UserId): Promise<boolean> {
  const live = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('status', 'not in', ['canceled', 'incomplete_expired'])
    .where('cancel_at_period_end', '=', false)
    .executeTakeFirst();
  return live !== undefined;
}
