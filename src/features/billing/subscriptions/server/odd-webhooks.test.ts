import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { rounds } from '#tests/support/rounds.ts';

const app = await sharedTestApp();

/** Posts whatever it is to the webhook, signed with our secret: its holder may still write nonsense. */
async function post(body: string): Promise<Response> {
  const seconds = Math.floor(app.clock.now().getTime() / 1000);
  const signature = createHmac('sha256', 'whsec_local').update(`${seconds}.${body}`).digest('hex');
  return app.http.request('/webhooks/stripe', {
    method: 'POST',
    headers: { 'stripe-signature': `t=${seconds},v1=${signature}` },
    body,
  });
}

const now = () => Math.floor(app.clock.now().getTime() / 1000);
let count = 0;
function event(changes: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1;
  return {
    id: `evt_odd_${count}`,
    object: 'event',
    type: 'customer.subscription.updated',
    created: now(),
    livemode: false,
    data: { object: { id: 'sub_1', customer: 'cus_1' } },
    ...changes,
  };
}

const jobsFor = async (eventId: unknown) => {
  const { rows } = await app.pool.query(
    "select 1 from jobs.job where name = 'billing-event-received' and data->>'eventId' = $1",
    [eventId],
  );
  return rows.length;
};

describe('a signed webhook', () => {
  it.each([
    ['no JSON', 'hello'],
    ['half of JSON', '{"id":"evt_1",'],
    ['null', 'null'],
    ['a number', '42'],
    ['a text', '"evt_1"'],
    ['a list', '[]'],
    ['a list of events', JSON.stringify([{ id: 'evt_1', type: 'a', created: 1 }])],
    ['an empty object', '{}'],
    ['a hundred thousand brackets', '['.repeat(100_000)],
    ['a notice of the other kind of event', '{"object":"v2.core.event","id":"evt_1"}'],
  ])('that holds %s is refused with a problem', async (_, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      code: 'WEBHOOK_REFUSED',
      detail: 'This webhook is signed, but it contains no readable event.',
    });
  });

  it.each([
    ['without an id', { id: undefined }],
    ['with a number for its id', { id: 7 }],
    ['with a zero byte in its id', { id: 'evt_\u0000' }],
    ['with an id of a thousand letters', { id: 'e'.repeat(1000) }],
    ['without a type', { type: undefined }],
    ['with a zero byte in its type', { type: 'a\u0000b' }],
    ['without a time', { created: undefined }],
    ['with a time that no calendar has', { created: 1e300 }],
    ['without data', { data: undefined }],
    ['with null for its data', { data: null }],
    ['without an object', { data: {} }],
    ['with a list for its object', { data: { object: [] } }],
    ['about a subscription of no one', { data: { object: { id: 'sub_1', customer: null } } }],
    [
      'with a zero byte in its customer',
      { data: { object: { id: 'sub_1', customer: 'c\u0000' } } },
    ],
    [
      'about an invoice that was paid with a text',
      {
        type: 'invoice.paid',
        data: { object: { id: 'in_1', amount_paid: '75', currency: 'usd' } },
      },
    ],
    [
      'about an invoice of a huge amount',
      {
        type: 'invoice.paid',
        data: { object: { id: 'in_1', amount_paid: 1e300, currency: 'usd' } },
      },
    ],
  ])('%s is refused', async (_, changes) => {
    expect((await post(JSON.stringify(event(changes)))).status).toBe(400);
  });

  it.each([
    ['of a type we do not know', { type: 'some.thing.new', data: { object: {} } }],
    ['of the other mode', { livemode: true }],
    ['of another account', { account: 'acct_other' }],
  ])('%s is taken, and nothing follows from it', async (_, changes) => {
    const odd = event(changes);
    expect((await post(JSON.stringify(odd))).status).toBe(200);
    expect(await jobsFor(odd.id)).toBe(0);
  });

  it('of another version of the API is worked on like ours', async () => {
    const older = event({ api_version: '2019-05-16' });
    expect((await post(JSON.stringify(older))).status).toBe(200);
    expect(await jobsFor(older.id)).toBe(1);
  });

  it('of five megabytes is not taken in, however well it is signed', async () => {
    const huge = event({ data: { object: { id: 'sub_1', note: 'x'.repeat(5 * 1024 * 1024) } } });
    const response = await post(JSON.stringify(huge));
    expect(response.status).toBe(413);
    expect(await jobsFor(huge.id)).toBe(0);
  });

  it('is never answered with an error of ours, whatever JSON it is', async () => {
    const types = ['checkout.session.completed', 'customer.subscription.deleted', 'invoice.paid'];
    const anything = fc.jsonValue();
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    const reference = fc.oneof(text, anything, fc.record({ id: text }));
    const object = fc.record(
      {
        id: fc.oneof(text, anything),
        customer: reference,
        subscription: reference,
        amount_paid: fc.oneof(fc.maxSafeInteger(), fc.double(), anything),
        currency: fc.oneof(fc.constant('usd'), text),
        parent: fc.oneof(anything, fc.record({ subscription_details: anything })),
      },
      { requiredKeys: [] },
    );
    const nearlyAnEvent = fc.record(
      {
        id: fc.oneof(fc.uuid(), text, anything),
        type: fc.oneof(fc.constantFrom(...types), text),
        created: fc.oneof(fc.integer(), fc.double(), anything),
        livemode: anything,
        data: fc.oneof(fc.record({ object: fc.oneof(object, anything) }), anything),
      },
      { requiredKeys: [] },
    );
    const body = fc.oneof(
      fc.json(),
      fc.string(),
      nearlyAnEvent.map((odd) => JSON.stringify(odd)),
    );
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        expect([200, 400]).toContain((await post(sent)).status);
      }),
      { numRuns: rounds(100, 2000) },
    );
  });
});
