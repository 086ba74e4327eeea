import type Stripe from 'stripe';
import type { KnownPlan } from './catalogue.ts';
import type { WantedSetUp } from './wanted.ts';

const mark = { application: 'direct365' };
const listPageSize = 100;

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features;

type WantedPortal = Pick<WantedSetUp, 'headline' | 'returnUrl'>;

/** Makes or mends the settings of the portal: what a customer may do there. Says what it did. */
export async function setUpPortal(
  stripe: Stripe,
  portal: WantedPortal,
  plans: readonly KnownPlan[],
  say: (change: string) => void,
): Promise<void> {
  const wanted = {
    business_profile: { headline: portal.headline },
    default_return_url: portal.returnUrl,
    features: featuresFor(plans),
    metadata: mark,
  };
  const found = await findPortalSettings(stripe);
  if (!found) {
    await stripe.billingPortal.configurations.create(wanted);
    say('Portal: made.');
    return;
  }
  const different = portalDifferences(found, portal, plans);
  if (different.length === 0) return;
  await stripe.billingPortal.configurations.update(found.id, wanted);
  say(`Portal: other ${different.join(', ')}; mended.`);
}

/** What of the portal's settings is not as wanted. */
export const portalDifferences = (
  found: Stripe.BillingPortal.Configuration,
  { headline, returnUrl }: WantedPortal,
  plans: readonly KnownPlan[],
): string[] => [
  ...(found.business_profile.headline === headline ? [] : ['headline']),
  ...(found.default_return_url === returnUrl ? [] : ['address of the way back']),
  ...differentFeatures(found.features, featuresFor(plans)),
];

/** Our settings of the portal; undefined before the set-up. */
export async function findPortalSettings(
  stripe: Stripe,
): Promise<Stripe.BillingPortal.Configuration | undefined> {
  const all = stripe.billingPortal.configurations.list({ active: true, limit: listPageSize });
  for await (const each of all) {
    if (each.metadata?.application === mark.application) return each;
  }
  return undefined;
}

const featuresFor = (plans: readonly KnownPlan[]): Features => ({
  customer_update: { enabled: true, allowed_updates: ['address', 'name', 'tax_id'] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
  subscription_update: {
    enabled: true,
    default_allowed_updates: ['price'],
    products: plans.map(({ product, price }) => ({ product, prices: [price] })),
    // Who switches pays or is credited at once, and reads it on an invoice.
    proration_behavior: 'always_invoice',
    // A trial that was promised goes on.
    trial_update_behavior: 'continue_trial',
  },
});

function differentFeatures(
  is: Stripe.BillingPortal.Configuration.Features,
  wanted: Features,
): string[] {
  return Object.entries(wanted).flatMap(([name, feature]) =>
    holds({ ...is }[name as keyof typeof is], feature) ? [] : [name.replaceAll('_', ' ')],
  );
}

/** Whether all that is wanted is there; what Stripe adds of its own does not matter, nor does the order of a list. */
function holds(is: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(is) &&
      is.length === wanted.length &&
      wanted.every((item) => is.some((each) => holds(each, item)))
    );
  }
  if (typeof wanted !== 'object' || wanted === null) return is === wanted;
  if (typeof is !== 'object' || is === null) return false;
  const found = new Map<string, unknown>(Object.entries(is));
  return Object.entries(wanted).every(([name, value]) => holds(found.get(name), value));
}
