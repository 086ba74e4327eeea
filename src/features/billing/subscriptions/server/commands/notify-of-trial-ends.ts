import { toUserId } from '#access/user.ts';
import { dayInWords } from '#lib/calendar-days.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { RowFailures } from '#lib/jobs/row-failures.ts';
import { formatAnyMoney } from '#lib/money/format.ts';
import type { Services } from '#server/services.ts';
import { isPlanId, plans } from '../../rules/plans.ts';
import { trialEnding } from '../emails/references.ts';
import { getSubscriber } from '../queries/subscriber.ts';

const remindedAheadMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Notifies each consultant whose trial ends within a week, and is to go on after it, of the coming charge: once for
 * each trial. Continues after one that fails, and throws at the end.
 */
export async function notifyOfTrialEnds(
  { db, mailer, clock, publicUrl }: Pick<Services, 'db' | 'mailer' | 'clock' | 'publicUrl'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const ending = await db
    .selectFrom('subscriptions')
    .select(['user_id', 'subscription_id', 'plan', 'amount', 'currency', 'current_period_end'])
    .where('status', '=', 'trialing')
    .where('cancel_at_period_end', '=', false)
    .where('current_period_end', '>', now)
    .where('current_period_end', '<=', new Date(now.getTime() + remindedAheadMs))
    .execute();
  const failures = new RowFailures(signal);
  for (const { user_id, subscription_id: id, plan, amount, currency, ...row } of ending) {
    if (!isPlanId(plan)) continue;
    await failures.attempt(id, async () => {
      const { userId, to, firstName } = await getSubscriber(db, toUserId(user_id));
      const trialEnd = dayInWords(row.current_period_end);
      await mailer.queueMail(db, trialEnding, {
        to,
        props: {
          firstName,
          planName: plans[plan].name,
          price: formatAnyMoney({ amount, currency }, 'en-US'),
          interval: plans[plan].interval,
          trialEnd,
          portalUrl: `${publicUrl}/consultant/portal?tab=subscription`,
        },
        id: derivedId(userId, `trial of ${id} ends on ${trialEnd}`),
      });
    });
  }
  failures.throwAny();
}
