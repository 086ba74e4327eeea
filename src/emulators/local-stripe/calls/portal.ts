import type Stripe from 'stripe';
import { invalid } from '../api-problem.ts';
import { newId } from '../ids.ts';
import type { LocalPortalConfiguration, LocalPortalSession } from '../page-objects.ts';
import type { Work } from '../work.ts';
import { type Calls, call, mergedMetadata, orBefore, orNull } from './call.ts';
import { getLiving } from './customers.ts';
import { prorationsOf } from './subscriptions.ts';

type Features = LocalPortalConfiguration['features'];

export const portalCalls: Calls = {
  'POST /v1/billing_portal/configurations': call<Stripe.BillingPortal.ConfigurationCreateParams>(
    async (work, sent) => {
      const [other] = await work.list('billing_portal.configuration', { limit: 1 });
      const configuration: LocalPortalConfiguration = {
        id: newId('bpc'),
        object: 'billing_portal.configuration',
        active: true,
        business_profile: {
          headline: orNull(sent.business_profile?.headline),
          privacy_policy_url: orNull(sent.business_profile?.privacy_policy_url),
          terms_of_service_url: orNull(sent.business_profile?.terms_of_service_url),
        },
        created: work.seconds,
        default_return_url: orNull(sent.default_return_url),
        features: featuresOf(noFeatures, sent.features),
        is_default: other === undefined,
        livemode: false,
        metadata: mergedMetadata({}, sent.metadata),
        name: orNull(sent.name),
        updated: work.seconds,
      };
      return work.create(configuration, 'billing_portal.configuration.created');
    },
  ),

  'POST /v1/billing_portal/configurations/{id}':
    call<Stripe.BillingPortal.ConfigurationUpdateParams>(async (work, sent, { id = '' }) => {
      const before = await work.get('billing_portal.configuration', id);
      const said = sent.business_profile;
      const after: LocalPortalConfiguration = {
        ...before,
        active: sent.active ?? before.active,
        business_profile: {
          headline: orBefore(said?.headline, before.business_profile.headline),
          privacy_policy_url: orBefore(
            said?.privacy_policy_url,
            before.business_profile.privacy_policy_url,
          ),
          terms_of_service_url: orBefore(
            said?.terms_of_service_url,
            before.business_profile.terms_of_service_url,
          ),
        },
        default_return_url: orBefore(sent.default_return_url, before.default_return_url),
        features: featuresOf(before.features, sent.features ?? {}),
        metadata: mergedMetadata(before.metadata, sent.metadata),
        name: orBefore(sent.name, before.name),
        updated: work.seconds,
      };
      return work.change(before, after, 'billing_portal.configuration.updated');
    }),

  'POST /v1/billing_portal/sessions': call<Stripe.BillingPortal.SessionCreateParams>(
    async (work, sent) => {
      const customer = await getLiving(work, sent.customer ?? '', 'customer');
      const configuration = await configurationFor(work, sent.configuration);
      const id = newId('bps');
      const session: LocalPortalSession = {
        id,
        object: 'billing_portal.session',
        configuration: configuration?.id ?? '',
        created: work.seconds,
        customer: customer.id,
        livemode: false,
        locale: sent.locale ?? null,
        return_url: sent.return_url ?? configuration?.default_return_url ?? null,
        url: `${work.account.pageBase}/portal/${id}`,
      };
      return work.create(session, 'billing_portal.session.created');
    },
  ),
};

/** The configuration that is named, or the account's first. */
async function configurationFor(
  work: Work,
  id: string | undefined,
): Promise<LocalPortalConfiguration | null> {
  if (id) {
    const found = await work.get('billing_portal.configuration', id, 'configuration');
    if (!found.active) throw invalid(`The configuration ${id} is not active.`, 'configuration');
    return found;
  }
  const all = await work.list('billing_portal.configuration', { limit: 100 });
  return all.find(({ is_default: isDefault }) => isDefault) ?? all.at(-1) ?? null;
}

/** A portal in which nothing is allowed. */
const noFeatures: Features = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: [], options: [] },
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    products: [],
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'end_trial',
  },
};

/** Everything a portal without a configuration allows: what Stripe's own default does, with plans left out. */
export const usualFeatures: Features = {
  ...noFeatures,
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true, payment_method_configuration: null },
  subscription_cancel: { ...noFeatures.subscription_cancel, enabled: true },
};

type SentFeatures = Stripe.BillingPortal.ConfigurationUpdateParams.Features;

function featuresOf(before: Features, sent: SentFeatures): Features {
  const {
    customer_update: customer,
    subscription_cancel: cancel,
    subscription_update: update,
  } = sent;
  const { cancellation_reason: reason } = cancel ?? {};
  if (update?.schedule_at_period_end?.conditions?.length) {
    throw invalid(
      'The local Stripe switches plans at once: it keeps no switch for the end of a period.',
      'features[subscription_update][schedule_at_period_end][conditions]',
    );
  }
  return {
    customer_update: {
      allowed_updates: customer?.allowed_updates || before.customer_update.allowed_updates,
      enabled: customer?.enabled ?? before.customer_update.enabled,
    },
    invoice_history: { enabled: sent.invoice_history?.enabled ?? before.invoice_history.enabled },
    payment_method_update: {
      enabled: sent.payment_method_update?.enabled ?? before.payment_method_update.enabled,
      payment_method_configuration: null,
    },
    subscription_cancel: {
      cancellation_reason: {
        enabled: reason?.enabled ?? before.subscription_cancel.cancellation_reason.enabled,
        feedback_options: before.subscription_cancel.cancellation_reason.feedback_options,
        options: reason?.options || before.subscription_cancel.cancellation_reason.options,
      },
      enabled: cancel?.enabled ?? before.subscription_cancel.enabled,
      mode: cancel?.mode ?? before.subscription_cancel.mode,
      proration_behavior:
        cancel?.proration_behavior ?? before.subscription_cancel.proration_behavior,
    },
    subscription_pause: before.subscription_pause,
    subscription_update: {
      ...before.subscription_update,
      billing_cycle_anchor:
        update?.billing_cycle_anchor ?? before.subscription_update.billing_cycle_anchor,
      default_allowed_updates:
        update?.default_allowed_updates || before.subscription_update.default_allowed_updates,
      enabled: update?.enabled ?? before.subscription_update.enabled,
      products: productsOf(update?.products) ?? before.subscription_update.products ?? [],
      proration_behavior: update?.proration_behavior
        ? prorationsOf(update.proration_behavior)
        : before.subscription_update.proration_behavior,
      trial_update_behavior:
        update?.trial_update_behavior ?? before.subscription_update.trial_update_behavior,
    },
  };
}

type SentProducts = SentFeatures['subscription_update'] extends infer Update | undefined
  ? Update extends { products?: infer Products }
    ? Products
    : never
  : never;

const productsOf = (sent: SentProducts | undefined) =>
  sent
    ? sent.map(({ product, prices }) => ({
        adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
        prices,
        product,
      }))
    : undefined;
