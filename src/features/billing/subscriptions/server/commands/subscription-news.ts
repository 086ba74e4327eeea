import type { Tx } from '#db/client.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import type { BillingInvoice } from '#lib/billing/billing.ts';
import { dayInWords } from '#lib/calendar-days.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { formatAnyMoney } from '#lib/money/format.ts';
import type { Services } from '#server/services.ts';
import { plans } from '../../rules/plans.ts';
import { canBeMended, subscribedUntil } from '../../rules/rights.ts';
import * as mails from '../emails/references.ts';
import { subscriptionChanged } from '../notifications.ts';
import type { StoredSubscription } from '../queries/billing-record.ts';
import type { Subscriber } from '../queries/subscriber.ts';

/** Something that a subscriber should read about, and the subscription it is about. */
export interface SubscriptionNews {
  kind: 'started' | 'payment-failed' | 'cancelled' | 'on-hold' | 'ended';
  subscription: StoredSubscription;
}

const givesRights = (subscription: StoredSubscription | null): boolean =>
  subscribedUntil(subscription) !== undefined;

/** What is new in the state `after`, for a consultant who knows the state `before`. */
export function newsOf(
  before: StoredSubscription | null,
  after: StoredSubscription,
): SubscriptionNews[] {
  if (!givesRights(after)) {
    if (!before || !givesRights(before)) return [];
    return [{ kind: canBeMended(after.status) ? 'on-hold' : 'ended', subscription: before }];
  }
  const earlier = before?.id === after.id ? before : null;
  const news: SubscriptionNews['kind'][] = [];
  if (!givesRights(earlier)) news.push('started');
  if (after.status === 'past_due' && earlier?.status !== 'past_due') news.push('payment-failed');
  if (after.cancelAtPeriodEnd && !earlier?.cancelAtPeriodEnd) news.push('cancelled');
  return news.map((kind) => ({ kind, subscription: after }));
}

/** What is still to be paid of a subscription's newest open invoice, as mails write it; null when there is none. */
function dueFor({ id }: StoredSubscription, invoices: readonly BillingInvoice[]): string | null {
  const [newest] = invoices
    .filter(({ subscriptionId, status }) => subscriptionId === id && status === 'open')
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  if (!newest) return null;
  const { total, credited, paid, currency } = newest;
  return formatAnyMoney({ amount: total - credited - paid, currency }, 'en-US');
}

/**
 * Records the news for their subscriber, and queues the mails about them. Their ids derive from what they tell, so that
 * each is sent once.
 */
export async function mailSubscriptionNews(
  tx: Tx,
  { clock, jobs, mailer, publicUrl }: Services,
  { userId, to, firstName }: Subscriber,
  news: readonly SubscriptionNews[],
  invoices: readonly BillingInvoice[],
): Promise<void> {
  const portalUrl = `${publicUrl}/consultant/portal?tab=subscription`;

  for (const { kind, subscription } of news) {
    const periodEnd = subscription.currentPeriodEnd;
    const onceFor = (what: string) => derivedId(userId, `subscription ${kind}: ${what}`);
    const period = `${subscription.id} ${periodEnd.toISOString()}`;
    await recordNotifications(tx, { jobs, now: clock.now() }, subscriptionChanged, [
      { userId, event: `${kind} ${period}`, aboutId: null, about: { news: kind } },
    ]);
    const oncePerPeriod = onceFor(period);
    switch (kind) {
      case 'started':
        await mailer.queueMail(
          tx,
          subscription.status === 'trialing' ? mails.trialStarted : mails.subscriptionStarted,
          {
            to,
            props: {
              firstName,
              planName: plans[subscription.plan].name,
              price: formatAnyMoney(subscription, 'en-US'),
              interval: plans[subscription.plan].interval,
              periodEnd: dayInWords(periodEnd),
              cancellation: plans[subscription.plan].cancellation,
              portalUrl,
            },
            id: onceFor(subscription.id),
          },
        );
        break;
      case 'payment-failed':
        await mailer.queueMail(tx, mails.paymentFailed, {
          to,
          props: {
            firstName,
            due: dueFor(subscription, invoices),
            worksUntil: dayInWords(subscribedUntil(subscription) ?? periodEnd),
            portalUrl,
          },
          id: oncePerPeriod,
        });
        break;
      case 'cancelled':
        await mailer.queueMail(tx, mails.subscriptionCancelled, {
          to,
          props: { firstName, endsOn: dayInWords(periodEnd), portalUrl },
          id: oncePerPeriod,
        });
        break;
      case 'on-hold':
        await mailer.queueMail(tx, mails.subscriptionOnHold, {
          to,
          props: { firstName, due: dueFor(subscription, invoices), portalUrl },
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

/** A moment, where the day alone may not tell two apart: `21 February 2027, 10:00 UTC`. */
export const momentOf = (time: Date): string =>
  `${dayInWords(time)}, ${time.toISOString().slice(11, 16)} UTC`;
