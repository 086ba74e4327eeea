import { toUserId, type UserId } from '#access/user.ts';
import type { ConsultantViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import { hasPaid } from '#features/billing/subscriptions/server/queries/first-payment.ts';
import { people, peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';
import type { ReferralId } from '../ids.ts';
import type { CodeUse } from '../rules/codes.ts';

/** The owner of a code, and what decides whether it counts for this consultant; null when the code has no owner. */
export async function findCodeUse(
  db: Db,
  { userId }: ConsultantViewer,
  code: string,
): Promise<(CodeUse & { ownerId: UserId }) | null> {
  const found = await db
    .selectFrom('referral_codes as code')
    .innerJoin(people(db).as('owner'), 'owner.user_id', 'code.user_id')
    .innerJoin(people(db).as('person'), (join) => join.on('person.user_id', '=', userId))
    .select((eb) => [
      'owner.user_id as ownerId',
      eb('owner.created_at', '<=', eb.ref('person.created_at'))
        .$castTo<boolean>()
        .as('ownerCameFirst'),
      hasPaid(db, eb.ref('person.user_id')).as('hasPaid'),
    ])
    .where('code.code', '=', code)
    .executeTakeFirst();
  if (!found) return null;
  return { ...found, ownerId: toUserId(found.ownerId), isOwnCode: found.ownerId === userId };
}

const selectReferrals = (db: Db) =>
  db
    .selectFrom('referrals as referral')
    .innerJoin(people(db).as('referee'), 'referee.user_id', 'referral.referee_id')
    .select([
      'referral.id',
      'referral.created_at as joinedAt',
      'referral.reward_granted_at as rewardedAt',
      'referral.credited_at as creditedAt',
      'referral.reward_taken_back_at as takenBackAt',
      'referee.first_name as refereeFirstName',
      'referee.last_name as refereeLastName',
    ]);

export type ReferralRow = Awaited<
  ReturnType<ReturnType<typeof selectReferrals>['executeTakeFirstOrThrow']>
>;

const selectWithReferrer = (db: Db) =>
  selectReferrals(db)
    .innerJoin(peopleWithEmail(db).as('referrer'), 'referrer.user_id', 'referral.referrer_id')
    .select([
      'referral.referrer_id as referrerId',
      'referral.referee_id as refereeId',
      'referral.credit_amount as creditAmount',
      'referral.credit_currency as creditCurrency',
      'referral.credit_returned_at as creditReturnedAt',
      'referrer.first_name as referrerFirstName',
      'referrer.last_name as referrerLastName',
      'referrer.email as referrerEmail',
    ])
    .$narrowType<{ id: ReferralId; referrerId: UserId }>();

type ReferrerRow = Awaited<
  ReturnType<ReturnType<typeof selectWithReferrer>['executeTakeFirstOrThrow']>
>;

/** A free month in money: whole units of an ISO 4217 currency. */
export interface Credit {
  amount: number;
  currency: string;
}

export type ReferralWithReferrer = ReferrerRow & {
  /** What the free month is worth, once that is settled. */
  credit: Credit | null;
};

/** Both people of a referral; null when one of them has left. */
export async function findReferral(
  db: Db,
  referralId: ReferralId,
): Promise<ReferralWithReferrer | null> {
  const referral = await selectWithReferrer(db)
    .where('referral.id', '=', referralId)
    .executeTakeFirst();
  if (!referral) return null;
  const { creditAmount: amount, creditCurrency: currency } = referral;
  return { ...referral, credit: amount && currency ? { amount, currency } : null };
}

/** Who joined with this consultant's code, newest first. */
export async function listReferrals(
  db: Db,
  { userId }: ConsultantViewer,
  page: PageRequest,
): Promise<Page<ReferralRow>> {
  const rows = await newestFirst(
    selectReferrals(db).where('referral.referrer_id', '=', userId),
    page,
    { createdAt: 'referral.created_at', id: 'referral.id' },
  ).execute();
  return toPage(rows, page.limit, ({ joinedAt, id }) => ({ createdAt: joinedAt, id }));
}

/** The free months that this person has earned and that the billing service does not have yet. */
export async function listUncredited(db: Db, referrerId: UserId): Promise<ReferralId[]> {
  const rows = await db
    .selectFrom('referrals')
    .select('id')
    .where('referrer_id', '=', referrerId)
    .where('reward_granted_at', 'is not', null)
    .where('credited_at', 'is', null)
    .where('reward_taken_back_at', 'is', null)
    .$narrowType<{ id: ReferralId }>()
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The own code, how many of each kind of referral there are, and what decides whether another's code can still count.
 */
export function getReferralFigures(db: Db, { userId }: ConsultantViewer) {
  return db
    .selectFrom(people(db).as('person'))
    .leftJoin('referral_codes as code', 'code.user_id', 'person.user_id')
    .leftJoin('referrals as own', 'own.referee_id', 'person.user_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('referrals')
          .select(({ fn }) => [
            fn.countAll<string>().filterWhere('reward_granted_at', 'is', null).as('pending'),
            fn.countAll<string>().filterWhere('reward_granted_at', 'is not', null).as('rewarded'),
            fn.count<string>('credited_at').as('credited'),
          ])
          .where('reward_taken_back_at', 'is', null)
          .whereRef('referrals.referrer_id', '=', 'person.user_id')
          .as('made'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'code.code',
      'made.pending',
      'made.rewarded',
      'made.credited',
      eb('own.id', 'is not', null).$castTo<boolean>().as('wasReferred'),
      hasPaid(db, eb.ref('person.user_id')).as('hasPaid'),
    ])
    .where('person.user_id', '=', userId)
    .executeTakeFirstOrThrow();
}
