import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { secretKey, startForTest } from '#emulators/local-stripe/start-for-test.ts';
import { setUpStripe } from '#lib/billing/set-up/set-up-stripe.ts';
import type { WantedSetUp } from '#lib/billing/set-up/wanted.ts';
import { sharedDatabase } from '#tests/support/database.ts';
import { type Fault, faults, openFaultyWay, patienceFor } from '#tests/support/faulty-way.ts';
import { runStripeSetUp } from './run-stripe-set-up.ts';
import { wantedAtStripe } from './wanted-at-stripe.ts';

const database = await sharedDatabase();
const stripe = await startForTest(database.pool);
afterAll(() => stripe.close());
const way = await openFaultyWay(stripe.apiBase);
afterAll(() => way.close());

const publicUrl = 'https://direct365.example';
const webhookUrl = `${publicUrl}/webhooks/stripe`;

let said: string[];
let complaints: string[];
beforeEach(() => {
  said = [];
  complaints = [];
});

/** The command as it is typed, on the way that may be broken by this fault. */
const run = (environment: NodeJS.ProcessEnv = {}, fault?: Fault) =>
  runStripeSetUp({
    environment: { STRIPE_SECRET_KEY: secretKey, PUBLIC_URL: publicUrl, ...environment },
    apiBase: way.address,
    patience: patienceFor(fault),
    write: (line) => said.push(line),
    complain: (line) => complaints.push(line),
  });

/** What is at Stripe in the end, without ids: what is for sale, what the portal says, where events are sent. */
async function stateAtStripe() {
  const { rows } = await database.pool.query<{ kind: string; about: string }>(
    `select kind, (case kind
        when 'product' then jsonb_build_array(body -> 'name', body -> 'active')
        when 'price' then jsonb_build_array(body -> 'lookup_key', body -> 'unit_amount', body -> 'currency_options')
        when 'billing_portal.configuration' then jsonb_build_array(body #> '{business_profile,headline}', body -> 'default_return_url')
        else jsonb_build_array(body -> 'url', body -> 'enabled_events', body -> 'status', body -> 'metadata') end)::text as about
       from local_stripe.objects
      where kind in ('product', 'price', 'billing_portal.configuration', 'webhook_endpoint')
        and id <> 'we_local'
        and (kind <> 'price' or (body ->> 'active')::boolean)
      order by kind, about`,
  );
  return rows;
}

const forget = () =>
  database.pool.query(
    'truncate local_stripe.objects, local_stripe.events, local_stripe.deliveries, local_stripe.webhook_secrets, local_stripe.idempotency_keys',
  );

/** The secret that signs what is sent to the site; null where there is no such webhook. */
async function secretAtStripe(): Promise<string | null> {
  const { rows } = await database.pool.query<{ secret: string }>(
    `select secret from local_stripe.webhook_secrets
      where endpoint_id in (select id from local_stripe.objects where kind = 'webhook_endpoint' and body ->> 'url' = $1)`,
    [webhookUrl],
  );
  return rows[0]?.secret ?? null;
}

const setUpAs = (changes: Partial<WantedSetUp>) =>
  setUpStripe(
    { secretKey, apiBase: stripe.apiBase },
    { ...wantedAtStripe(publicUrl, webhookUrl), ...changes },
  );
const [monthly, ...otherPlans] = wantedAtStripe(publicUrl, webhookUrl).plans;
if (!monthly) throw new Error('There are no plans.');

const accounts = [
  { what: 'a new account', prepare: forget },
  {
    what: 'an account where every setting differs, and whose webhook has an unread secret',
    async prepare() {
      await forget();
      await setUpAs({
        plans: [
          { ...monthly, productName: 'Other', amounts: { ...monthly.amounts, USD: 1 } },
          ...otherPlans.map((plan) => ({ ...plan, amounts: { ...plan.amounts, GBP: 1 } })),
        ],
        headline: 'Other',
      });
    },
  },
  {
    what: 'an account whose webhook is sent other events',
    async prepare() {
      await forget();
      expect(await run()).toBe(0);
      await setUpAs({ events: ['invoice.paid'] });
    },
  },
];

describe.each(accounts)('setting up $what', ({ prepare }) => {
  it.each(faults)(
    'says so when Stripe is %s, and a further run ends as it should',
    async (fault) => {
      await prepare();
      way.seen.length = 0;
      expect(await run()).toBe(0);
      // What only reads is the same for each account.
      const isOf = (name: string) => prepare === forget || !name.startsWith('GET ');
      const requests = [...new Set(way.seen)].filter(isOf);
      expect(requests.length).toBeGreaterThan(0);
      const wanted = await stateAtStripe();
      expect(wanted.length).toBeGreaterThanOrEqual(6);
      for (const name of requests) {
        await prepare();
        said.length = 0;
        complaints.length = 0;
        const label = `${name} ${fault}`;
        way.break(fault, (request) => request === name);
        expect(await run({}, fault), label).toBe(1);
        expect(complaints.join('\n'), label).toMatch(
          /^Stripe (cannot be reached|has too many|failed)/,
        );
        expect(complaints.join('\n'), label).toContain('Run the same command again');
        expect(complaints.join('\n'), label).not.toContain('    at ');
        way.repair();
        expect(await run(), label).toBe(0);
        expect(await stateAtStripe(), label).toEqual(wanted);
        // The output contains the secret that the events are signed with.
        const secrets = said.join('\n').match(/whsec_\w+/g);
        if (secrets) expect(secrets.at(-1), label).toBe(await secretAtStripe());
        said.length = 0;
        expect(await run(), label).toBe(0);
        expect(said, label).toEqual(['Stripe is set up as it should be.']);
      }
    },
  );
});

describe('a set-up that cannot be', () => {
  it('names what is missing in the environment', async () => {
    expect(await run({ STRIPE_SECRET_KEY: undefined })).toBe(1);
    expect(complaints).toEqual([expect.stringContaining('STRIPE_SECRET_KEY is missing')]);
  });

  it('says that the key is not known, and does not ask to wait', async () => {
    await forget();
    expect(await run({ STRIPE_SECRET_KEY: 'sk_test_unknown' })).toBe(1);
    expect(complaints.join('\n')).toMatch(
      /^Stripe does not know the key in STRIPE_SECRET_KEY\.\nMend that/,
    );
    expect(await stateAtStripe()).toEqual([]);
  });

  it('leaves a fault of the program as it is', async () => {
    const broken = runStripeSetUp({
      environment: { STRIPE_SECRET_KEY: secretKey, PUBLIC_URL: publicUrl },
      apiBase: stripe.apiBase,
      write: () => {
        throw new Error('nowhere to write');
      },
      complain: (line) => complaints.push(line),
    });
    await expect(broken).rejects.toThrow('nowhere to write');
  });
});
