import { BillingUnavailable } from '#lib/billing/errors.ts';
import type { Log } from '#lib/log.ts';

/**
 * Makes one call to the billing service. Whatever goes wrong is a BillingUnavailable for the caller, who
 * can only try again later; a refusal is our fault and is logged for the operator.
 */
export async function callBilling<Answer>(log: Log, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof BillingUnavailable) throw error;
    log.error({ err: error }, 'the billing service refused a request');
    throw new BillingUnavailable('The billing service refused a request.', { cause: error });
  }
}
