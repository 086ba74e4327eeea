import { type Expression, expressionBuilder } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/schema.ts';

/** Whether this person has ever paid, as a column of a statement about people. */
export const hasPaid = (db: Db, userId: Expression<string>) =>
  expressionBuilder<Database>()
    .exists(
      db
        .selectFrom('billing_customers')
        .select('billing_customers.user_id')
        .where('billing_customers.user_id', '=', userId)
        .where('billing_customers.first_paid_at', 'is not', null),
    )
    .$castTo<boolean>();

/** Whether all of this person's first payment was given back. */
export async function wasFirstPaymentReturned(db: Db, userId: UserId): Promise<boolean> {
  const customer = await db
    .selectFrom('billing_customers')
    .select('first_payment_returned_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Boolean(customer?.first_payment_returned_at);
}
