import type { StripeSettings } from '../stripe-billing.ts';
import { openStripe } from '../stripe-client.ts';
import { type KnownPlan, setUpPlan } from './catalogue.ts';
import { interruptedBy } from './interrupted.ts';
import { setUpPortal } from './portal.ts';
import type { SetUpReport, WantedSetUp } from './wanted.ts';
import { markSecretRead, setUpWebhook } from './webhook.ts';

type Access = Pick<StripeSettings, 'secretKey' | 'apiBase' | 'patience'>;

/**
 * Makes at Stripe all that the product needs there: products, prices in every currency, the settings of the portal and
 * the webhook. What is there is left alone, or mended where it differs; a second run finds nothing to do, and goes on
 * where one before it was interrupted. Throws a SetupProblem where Stripe does not answer or refuses.
 */
export async function setUpStripe(access: Access, wanted: WantedSetUp): Promise<SetUpReport> {
  const changes: string[] = [];
  const say = (change: string) => void changes.push(change);
  try {
    const stripe = openStripe(access);
    const plans: KnownPlan[] = [];
    for (const plan of wanted.plans) plans.push(await setUpPlan(stripe, plan, say));
    await setUpPortal(stripe, wanted, plans, say);
    const madeWebhook = await setUpWebhook(stripe, wanted, say);
    return { changes, madeWebhook };
  } catch (error) {
    throw interruptedBy(error, changes);
  }
}

/**
 * To be called once the operator has the secret of a webhook that was made: until then a further run takes the secret
 * for lost, and makes another webhook. Throws a SetupProblem where Stripe does not answer.
 */
export async function noteSecretRead(access: Access, { madeWebhook }: SetUpReport): Promise<void> {
  if (!madeWebhook) return;
  try {
    await markSecretRead(openStripe(access), madeWebhook.id);
  } catch (error) {
    throw interruptedBy(error, ['The secret above was said, and Stripe does not know that yet.']);
  }
}
