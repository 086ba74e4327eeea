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

const open = (header: string, rawBody: string | Uint8Array = body, secrets = [secret]) =>
  openWebhook(rawBody, header, secrets, now);

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

  it('opens by each of several secrets, whichever comes first, and by no other', () => {
    const both = ['whsec_next', secret];
    for (const secrets of [both, both.toReversed()]) {
      for (const key of both) {
        expect(open(sign(nowSeconds, body, key), body, secrets)).toMatchObject({ id: 'evt_1' });
      }
      const theirs = sign(nowSeconds, body, 'whsec_theirs');
      expect(() => open(theirs, body, secrets)).toThrow(refused('signature'));
    }
  });

  it('is refused for what was found by the secret that fits, whichever comes first', () => {
    for (const secrets of [
      ['whsec_next', secret],
      [secret, 'whsec_next'],
    ]) {
      expect(() => open(sign(nowSeconds, 'hello'), 'hello', secrets)).toThrow(refused('content'));
      expect(() => open(sign(nowSeconds - 301), body, secrets)).toThrow(refused('time'));
    }
    expect(() => open(sign(), body, [])).toThrow(refused('signature'));
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
