import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import type { WebhookRefused } from './errors.ts';
import { openWebhook } from './webhook.ts';

const secret = 'whsec_ours';
const now = new Date('2026-11-21T10:00:00.400Z');
const nowSeconds = Math.floor(now.getTime() / 1000);
const body = '{"id":"evt_1","object":"event","type":"invoice.paid"}';

const sign = (timestamp = nowSeconds, payload = body, key = secret): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: key, timestamp });

const open = (header: string, rawBody: string | Uint8Array = body) =>
  openWebhook(rawBody, header, secret, now);

const refused = (reason: WebhookRefused['reason']) =>
  expect.objectContaining({ name: 'WebhookRefused', reason });

describe('a webhook', () => {
  it('opens when its raw body is signed with our secret', () => {
    expect(open(sign())).toMatchObject({ id: 'evt_1', type: 'invoice.paid' });
    expect(open(sign(), new TextEncoder().encode(body))).toMatchObject({ id: 'evt_1' });
  });

  it('is refused when a single character was changed', () => {
    expect(() => open(sign(), body.replace('evt_1', 'evt_2'))).toThrow(refused('signature'));
    expect(() => open(sign(), `${body} `)).toThrow(refused('signature'));
  });

  it('is refused when it is signed with another secret, or not at all', () => {
    expect(() => open(sign(nowSeconds, body, 'whsec_theirs'))).toThrow(refused('signature'));
    for (const header of ['', `t=${nowSeconds}`, `t=${nowSeconds},v1=00`, 'nonsense']) {
      expect(() => open(header)).toThrow(refused('signature'));
    }
    expect(() => open(`t=${nowSeconds},v1=`)).toThrow(
      expect.objectContaining({ name: 'WebhookRefused' }),
    );
  });

  it.each([300, -300])('opens %d seconds from now', (distance) => {
    expect(open(sign(nowSeconds + distance))).toMatchObject({ id: 'evt_1' });
  });

  it.each([-301, 301, -86_400, 31_536_000])('is refused %d seconds from now', (distance) => {
    expect(() => open(sign(nowSeconds + distance))).toThrow(refused('time'));
  });

  it('cannot be replayed by adding another time to its header', () => {
    const old = nowSeconds - 3600;
    const signed = sign(old);
    for (const header of [
      `t=${nowSeconds},${signed}`,
      signed.replace(`t=${old}`, `t=${nowSeconds},t=${old}x`),
      `${signed},t=${nowSeconds}`,
    ]) {
      expect(() => open(header)).toThrow(expect.objectContaining({ name: 'WebhookRefused' }));
    }
  });

  it('is refused when it is no event, though signed', () => {
    expect(() => open(sign(nowSeconds, 'hello'), 'hello')).toThrow(refused('content'));
  });
});
