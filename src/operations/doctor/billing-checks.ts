import { compareCatalogue, findWebhookDifference } from '#lib/billing/set-up/compare-stripe.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { wantedAtStripe } from '../stripe-set-up/wanted-at-stripe.ts';
import { type Check, good, lookAt, notAsked, type Verdict, wrong } from './check.ts';
import type { DoctorContext } from './doctor-context.ts';

const mend = 'npm run set-up-stripe mends it';

/** Stripe: whether real money moves, what is for sale there, and whether its webhooks reach this site. */
export function billingChecks({
  config: { stripe, publicUrl, demo },
  stripe: place,
}: Pick<DoctorContext, 'config' | 'stripe'>): Check[] {
  const access = stripe && { secretKey: stripe.secretKey, ...place };
  const wanted = wantedAtStripe(publicUrl, `${publicUrl}/webhooks/stripe`);
  const webhookUrl = `${publicUrl}/webhooks/stripe`;

  const asking =
    (look: (given: NonNullable<typeof access>) => Promise<Verdict>): Check['look'] =>
    async () => {
      if (!access) return notAsked('A demo has a Stripe of its own, where no money moves.');
      try {
        return await look(access);
      } catch (error) {
        if (!(error instanceof SetupProblem)) throw error;
        const [reason = ''] = error.message.split('\n');
        return wrong(reason);
      }
    };

  return [
    {
      name: 'stripe-key',
      look: asking(async ({ secretKey }) => {
        if (secretKey.startsWith('sk_live_'))
          return good('The key at Stripe is for real payments.');
        return demo
          ? good('The key at Stripe is for trying: no money moves.')
          : lookAt(
              'The key at Stripe is for trying: no money moves, and subscriptions are given away.',
            );
      }),
    },
    {
      name: 'stripe-prices',
      look: asking(async (given) => {
        const differences = await compareCatalogue(given, wanted);
        return differences.length === 0
          ? good('Products, prices and the portal at Stripe are as this site wants them.')
          : wrong(`At Stripe is not what this site sells (${mend}): ${differences.join('; ')}.`);
      }),
    },
    {
      name: 'stripe-webhook',
      look: asking(async (given) => {
        const difference = await findWebhookDifference(given, { ...wanted, webhookUrl });
        return difference === null
          ? good(`Stripe tells ${webhookUrl} of payments.`)
          : wrong(`The webhook ${webhookUrl} at Stripe: ${difference}; ${mend}.`);
      }),
    },
  ];
}
