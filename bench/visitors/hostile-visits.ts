import { createHmac, randomUUID } from 'node:crypto';
import { bombFiles } from '#lib/images/hostile/bombs-fixture.ts';
import { noPictures } from '#lib/images/hostile/no-pictures-fixture.ts';
import { overdonePictures, packedPictures } from '#lib/images/hostile/packed-pictures-fixture.ts';
import { picturesWithPayload } from '#lib/images/hostile/pictures-with-payload-fixture.ts';
import { ask, oneOf, type SoakedSite } from './site.ts';

const pictures = [
  ...noPictures,
  ...bombFiles,
  ...picturesWithPayload,
  ...packedPictures,
  ...overdonePictures,
];
const made = new Map<string, Uint8Array<ArrayBuffer>>();

/** A malicious picture, or one that is expensive to decode, as a user's photo. */
export async function uploadHostilePicture(site: SoakedSite): Promise<void> {
  const { name, make } = oneOf(pictures);
  const file = made.get(name) ?? new Uint8Array(await make());
  made.set(name, file);
  const { cookie } = oneOf(site.marketplace.consultants);
  await ask(site, '/api/me/consultant-photo', { method: 'POST', body: file, headers: { cookie } });
}

const nonsense = [
  ...['', 'null', '[]', '42', '{}', 'hello', '{"id":"evt_1"}', '['.repeat(10_000)],
  `{"id":"evt_\\u0000","type":"invoice.paid","created":1,"data":{"object":{}}}`,
];

/** A webhook: malformed, unsigned or signed, or an event for an unknown customer. */
export async function postOddWebhook(site: SoakedSite): Promise<void> {
  const seconds = Math.floor(Date.now() / 1000);
  const stranger = JSON.stringify({
    id: `evt_${randomUUID()}`,
    type: 'customer.subscription.updated',
    created: seconds,
    livemode: false,
    data: { object: { id: 'sub_none', customer: `cus_${randomUUID()}` } },
  });
  const body = oneOf([...nonsense, stranger, stranger, stranger]);
  const proof = createHmac('sha256', site.webhookSecret).update(`${seconds}.${body}`).digest('hex');
  const headers = { 'stripe-signature': `t=${seconds},v1=${oneOf([proof, proof, 'forged'])}` };
  await ask(site, '/webhooks/stripe', { method: 'POST', body, headers });
}
