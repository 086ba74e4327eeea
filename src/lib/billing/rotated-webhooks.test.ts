import { beforeEach, expect, it } from 'vitest';
import {
  webhookSecret as before,
  secretKey,
  startForTest,
} from '#emulators/local-stripe/start-for-test.ts';
import { sharedDatabase } from '#tests/support/database.ts';
import { stripeBilling } from './stripe-billing.ts';

const next = 'whsec_the_next_one';
const hour = 60 * 60_000;

let stripe: Awaited<ReturnType<typeof startForTest>>;
const database = await sharedDatabase();
beforeEach(async () => {
  stripe = await startForTest(database.pool);
  return () => stripe.close();
});

/** A site that knows these secrets. */
const siteWith = (...webhookSecrets: string[]) =>
  stripeBilling({ secretKey, webhookSecrets, apiBase: stripe.apiBase });

/** How many of Stripe's events each of these sites accepts now, and how many there are. */
async function takenBy(...sites: ReturnType<typeof siteWith>[]): Promise<[number[], number]> {
  await stripe.subscribe({ clientReference: crypto.randomUUID() });
  stripe.receiver.received.length = 0;
  await stripe.local.deliverPending();
  const { received } = stripe.receiver;
  const taken = sites.map((site) => {
    const isTaken = ({ body, signature }: (typeof received)[number]): boolean => {
      try {
        return Boolean(site.verifyWebhook(body, signature, stripe.clock.now()));
      } catch {
        return false;
      }
    };
    return received.filter(isTaken).length;
  });
  expect(received.length).toBeGreaterThan(0);
  return [taken, received.length];
}

it('an event is lost neither before Stripe has another secret, while both sign, nor after', async () => {
  const both = [siteWith(next, before), siteWith(before, next)];
  const [untilNow, all] = await takenBy(...both, siteWith(before), siteWith(next));
  expect(untilNow).toEqual([all, all, all, 0]);

  const until = new Date(stripe.clock.now().getTime() + hour);
  await stripe.local.rollWebhookSecret(next, until);
  stripe.clock.moveTo(new Date(until.getTime() - 1));
  const [meanwhile, more] = await takenBy(...both, siteWith(before), siteWith(next));
  expect(meanwhile).toEqual([more, more, more, more]);

  stripe.clock.moveTo(new Date(until.getTime() + 1));
  const [after, last] = await takenBy(...both, siteWith(before), siteWith(next));
  expect(after).toEqual([last, last, 0, last]);
});
