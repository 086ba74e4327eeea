import type { UserId } from '#access/user.ts';
import type { Db, Tx } from '#db/client.ts';
import { selectPeople } from '#features/accounts/server/queries/people.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { formatAnyMoney } from '#lib/money/format.ts';
import type { Services } from '#server/services.ts';
import { plans, subscribedUntil } from '../../rules.ts';
import * as mails from '../emails/references.ts';
import type { StoredSubscription } from '../queries/billing-record.ts';

/** Something that a subscriber should read about, and the subscription it is about. */
export interface SubscriptionNews {
  kind: 'started' | 'payment-failed' | 'cancelled' | 'ended';
  subscription: StoredSubscription;
}

const givesRights = (subscription: StoredSubscription | null): boolean =>
  subscribedUntil(subscription) !== undefined;

/** What is new in the state `after`, for somebody who knows the state `before`. */
export function newsOf(
  before: StoredSubscription | null,
  after: StoredSubscription,
): SubscriptionNews[] {
  if (!givesRights(after)) {
    return before && givesRights(before) ? [{ kind: 'ended', subscription: before }] : [];
  }
  const earlier = before?.id === after.id ? before : null;
  const news: SubscriptionNews['kind'][] = [];
  if (!givesRights(earlier)) news.push('started');
  if (after.status === 'past_due' && earlier?.status !== 'past_due') news.push('payment-failed');
  if (after.cancelAtPeriodEnd && !earlier?.cancelAtPeriodEnd) news.push('cancelled');
  return news.map((kind) => ({ kind, subscription: after }));
}

/** Queues the mails about the news. Their ids derive from what they tell, so that each is sent once. */
export async function mailSubscriptionNews(
  tx: Tx,
  { mailer, publicUrl }: Services,
  userId: UserId,
  news: readonly SubscriptionNews[],
): Promise<void> {
  if (news.length === 0) return;
  const { to, firstName } = await getSubscriber(tx, userId);
  const portalUrl = `${publicUrl}/consultant/portal?tab=subscription`;

  for (const { kind, subscription } of news) {
    const periodEnd = subscription.currentPeriodEnd;
    const onceFor = (what: string) => derivedId(userId, `subscription ${kind}: ${what}`);
    const oncePerPeriod = onceFor(`${subscription.id} ${periodEnd.toISOString()}`);
    switch (kind) {
      case 'started':
        await mailer.queueMail(tx, mails.subscriptionStarted, {
          to,
          props: {
            firstName,
            planName: plans[subscription.plan].name,
            price: formatAnyMoney(subscription, 'en-US'),
            interval: plans[subscription.plan].interval,
            trialEnd: subscription.status === 'trialing' ? dayOf(periodEnd) : null,
            periodEnd: dayOf(periodEnd),
            cancellation: plans[subscription.plan].cancellation,
            portalUrl,
          },
          id: onceFor(subscription.id),
        });
        break;
      case 'payment-failed':
        await mailer.queueMail(tx, mails.paymentFailed, {
          to,
          props: { firstName, portalUrl },
          id: oncePerPeriod,
        });
        break;
      case 'cancelled':
        await mailer.queueMail(tx, mails.subscriptionCancelled, {
          to,
          props: { firstName, endsOn: dayOf(periodEnd), portalUrl },
          id: oncePerPeriod,
        });
        break;
      case 'ended':
        await mailer.queueMail(tx, mails.subscriptionEnded, {
          to,
          props: { firstName, subscribeUrl: `${publicUrl}/subscribe` },
          id: onceFor(subscription.id),
        });
        break;
    }
  }
}

/** How a subscriber is written to. */
export async function getSubscriber(db: Db, userId: UserId) {
  const person = await selectPeople(db)
    .select(['profile.first_name', 'profile.last_name', 'user.email'])
    .where('profile.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const name = `${person.first_name} ${person.last_name}`.trim();
  return { to: { name, address: person.email }, firstName: person.first_name };
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const dayOf = (time: Date): string => dayFormat.format(time);
