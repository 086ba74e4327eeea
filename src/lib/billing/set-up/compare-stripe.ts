import type { StripeSettings } from '../stripe-billing.ts';
import { openStripe } from '../stripe-client.ts';
import { comparePlan, type KnownPlan } from './catalogue.ts';
import { interruptedBy } from './interrupted.ts';
import { findPortalSettings, portalDifferences } from './portal.ts';
import type { WantedSetUp } from './wanted.ts';
import { compareWebhook } from './webhook.ts';

type Access = Pick<StripeSettings, 'secretKey' | 'apiBase' | 'patience'>;

/**
 * What at Stripe is for sale and may be done there otherwise than is wanted: products, prices and the portal, in the
 * words of `setUpStripe`, which mends it. Nothing is changed. Throws a SetupProblem where Stripe does not answer or
 * refuses.
 */
export function compareCatalogue(access: Access, wanted: WantedSetUp): Promise<string[]> {
  return asking(async () => {
    const stripe = openStripe(access);
    const plans: KnownPlan[] = [];
    const differences: string[] = [];
    for (const plan of wanted.plans) {
      const compared = await comparePlan(stripe, plan);
      if (compared.known) plans.push(compared.known);
      differences.push(...compared.differences);
    }
    const portal = await findPortalSettings(stripe);
    const ofPortal = portal ? portalDifferences(portal, wanted, plans) : ['missing'];
    if (ofPortal.length > 0) differences.push(`portal other: ${ofPortal.join(', ')}`);
    return differences;
  });
}

/** How the webhook of this site is not as wanted; null when it is. */
export function findWebhookDifference(
  access: Access,
  wanted: { webhookUrl: string; events: readonly string[] },
): Promise<string | null> {
  return asking(() => compareWebhook(openStripe(access), wanted));
}

async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw interruptedBy(error, []);
  }
}
