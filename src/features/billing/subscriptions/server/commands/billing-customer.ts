import type { ConsultantViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { Services } from '#server/services.ts';
import { callBilling } from './call-billing.ts';

/**
 * Makes the customer that this consultant pays as, and answers its id. However many requests do so at
 * once, all end with the same one: they name it to the billing service by the same key, and the table
 * keeps the first. Throws BillingUnavailable.
 */
export async function createBillingCustomer(
  { write, billing, clock, log }: Services,
  { userId, email, firstName, lastName }: ConsultantViewer,
): Promise<string> {
  const name = `${firstName} ${lastName}`.trim();
  // The key holds for these very details only, so they are part of it.
  const key = derivedId(userId, `billing customer ${email} ${name}`);
  const { customerId } = await callBilling(log, () =>
    billing.createCustomer({ userId, email, name }, key),
  );
  const keep = async (tx: Tx) => {
    await tx
      .insertInto('billing_customers')
      .values({ user_id: userId, customer_id: customerId, created_at: clock.now() })
      // Whichever of the two unique columns meets the other request first.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const kept = await tx
      .selectFrom('billing_customers')
      .select('customer_id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return kept.customer_id;
  };
  return write(keep, { withoutKey: true });
}
