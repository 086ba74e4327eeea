import type { Insertable } from 'kysely';
import type { ReferralCodesTable, ReferralsTable } from '#db/tables/referrals.ts';
import { balanceTransaction, payFromBalance } from '#emulators/local-stripe/balance.ts';
import type { LocalInvoice, LocalObject } from '#emulators/local-stripe/objects.ts';
import { fromUnix } from '#emulators/local-stripe/unix-time.ts';
import { minorUnits } from '#lib/money/minor-units.ts';
import { demoReferrals } from '../content/referrals.ts';
import { hoursAfter } from './dates.ts';
import { referralIdOf } from './demo-ids.ts';
import type { DemoPerson } from './people.ts';
import type { AssembledSubscription } from './subscriptions.ts';

/** A consultant whom a referral can be about. */
export interface ReferralPerson {
  person: DemoPerson;
  subscription: AssembledSubscription | null;
}

interface AssembledReferrals {
  codes: Insertable<ReferralCodesTable>[];
  referrals: Insertable<ReferralsTable>[];
  /** The local Stripe's objects with what the rewards add to them and change in them. */
  stripeObjects: LocalObject[];
}

/** Codes, who joined with them, and the free months of those who pay by now: each was taken off the next invoice. */
export function assembleReferrals(
  find: (key: string) => ReferralPerson,
  stripeObjects: readonly LocalObject[],
): AssembledReferrals {
  const assembled: AssembledReferrals = {
    codes: [],
    referrals: [],
    stripeObjects: [...stripeObjects],
  };
  for (const { by, code, joined } of demoReferrals) {
    const referrer = find(by);
    const madeAt = hoursAfter(referrer.person.joinedAt, 30);
    assembled.codes.push({ user_id: referrer.person.id, code, created_at: madeAt });
    for (const key of joined) {
      const { referral, used } = assembleReferral(referrer, find(key), assembled.stripeObjects);
      assembled.referrals.push(referral);
      assembled.stripeObjects = used;
    }
  }
  return assembled;
}

function assembleReferral(
  referrer: ReferralPerson,
  referee: ReferralPerson,
  stripeObjects: LocalObject[],
): { referral: Insertable<ReferralsTable>; used: LocalObject[] } {
  const id = referralIdOf(referrer.person.id, referee.person.id);
  const referral = {
    id,
    referrer_id: referrer.person.id,
    referee_id: referee.person.id,
    created_at: hoursAfter(referee.person.joinedAt, 2),
  };
  const paidAt = referee.subscription?.customer.first_paid_at;
  const own = referrer.subscription?.subscription;
  if (!(paidAt instanceof Date) || !own) return { referral, used: stripeObjects };
  const creditedAt = hoursAfter(paidAt, 0.1);
  return {
    referral: {
      ...referral,
      reward_granted_at: paidAt,
      credit_amount: own.amount,
      credit_currency: own.currency,
      credited_at: creditedAt,
    },
    used: takeOff(stripeObjects, referrer, { id, amount: own.amount, at: creditedAt }),
  };
}

/** Gives the referrer a credit, and takes it off the first invoice after it. */
function takeOff(
  stripeObjects: LocalObject[],
  { subscription }: ReferralPerson,
  credit: { id: string; amount: number; at: Date },
): LocalObject[] {
  if (!subscription) return stripeObjects;
  const customer = subscription.customer.customer_id;
  const { currency } = subscription.subscription;
  const given = {
    ...balanceTransaction(
      {
        amount: -minorUnits(credit.amount, currency),
        currency: currency.toLowerCase(),
        customer,
        description: 'One free month for a referral',
        metadata: { reference: credit.id },
        type: 'adjustment',
      },
      0,
      credit.at,
    ),
    id: `cbtxn_demo_${credit.id}_given`,
  };
  const next = stripeObjects.find(
    (object): object is LocalInvoice =>
      object.object === 'invoice' &&
      object.customer === customer &&
      fromUnix(object.created) > credit.at,
  );
  if (!next) return [...stripeObjects, given];
  const { invoice, transactions } = payFromBalance(next, given.amount, fromUnix(next.created));
  return [
    ...stripeObjects.map((object) => (object === next ? invoice : object)),
    given,
    ...transactions.map((transaction) => ({
      ...transaction,
      id: `cbtxn_demo_${credit.id}_used`,
    })),
  ];
}
