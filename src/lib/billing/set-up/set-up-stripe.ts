import type { StripeSettings } from '../stripe-billing.ts';
import { openStripe } from '../stripe-client.ts';
import { type KnownPlan, setUpPlan } from './catalogue.ts';
import { setUpPortal } from './portal.ts';
import type { SetUpReport, WantedSetUp } from './wanted.ts';
import { setUpWebhook } from './webhook.ts';

/**
 * Makes at Stripe all that the product needs there: products, prices in every currency, the settings of the portal and
 * the webhook. What is there is left alone, or mended where it differs; a second run finds nothing to do. Throws what
 * Stripe refuses.
 */
export async function setUpStripe(
  settings: Pick<StripeSettings, 'secretKey' | 'apiBase'>,
  wanted: WantedSetUp,
): Promise<SetUpReport> {
  const stripe = openStripe(settings);
  const changes: string[] = [];
  const say = (change: string) => void changes.push(change);
  const plans: KnownPlan[] = [];
  for (const plan of wanted.plans) plans.push(await setUpPlan(stripe, plan, say));
  await setUpPortal(stripe, wanted, plans, say);
  const webhookSecret = await setUpWebhook(stripe, wanted, say);
  return { changes, webhookSecret };
}
