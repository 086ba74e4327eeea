import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhook-receiver.ts';
import { guardedRequests } from './guarded-requests.ts';
import type { LookupAll } from './public-addresses.ts';

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.stop());

const request = { headers: { 'content-type': 'text/plain' }, body: 'Grüße' };
const failureOf = (asking: Promise<unknown>) => asking.catch((error: unknown) => error);

/** Answers a name with the next of these addresses each time it is looked up. */
const changingName = (addresses: string[]): { lookupAll: LookupAll; looks: () => number } => {
  let looks = 0;
  const lookupAll: LookupAll = (_name, _options, callback) => {
    const address = addresses[Math.min(looks, addresses.length - 1)] ?? '';
    looks += 1;
    callback(null, [{ address, family: 4 }]);
  };
  return { lookupAll, looks: () => looks };
};

describe('a request to an address of a user', () => {
  it('arrives whole, and its answer comes with what it says of the next try', async () => {
    receiver.answer = { status: 429, headers: { 'retry-after': '7' }, body: 'Later' };
    const { post } = receiver.requests();
    const answer = await post(`${receiver.origin}/a?b=c`, request);
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '7' }, isCut: false });
    expect(String(answer.body)).toBe('Later');
    expect(receiver.heard).toMatchObject([{ path: '/a?b=c', body: 'Grüße' }]);
  });

  it('follows no redirect', async () => {
    const location = 'https://169.254.169.254/latest/meta-data/';
    receiver.answer = { status: 302, headers: { location } };
    const before = receiver.heard.length;
    expect(await receiver.requests().post(receiver.origin, request)).toMatchObject({ status: 302 });
    expect(receiver.heard).toHaveLength(before + 1);
  });

  it('reads 64 KiB of an answer that has no end', async () => {
    receiver.answer = { status: 200, gigabytes: 1 };
    const { status, body, isCut } = await receiver.requests().post(receiver.origin, request);
    expect([status, body.length, isCut]).toEqual([200, 64 * 1024, true]);
    // The receiver was cut off: what is in the buffers of both sides is all that it could send.
    expect(await receiver.sentBytes()).toBeLessThan(32 * 1024 * 1024);
  });

  it.each(['silence', 'drip'] as const)('ends when its time is over (%s)', async (slow) => {
    receiver.answer = { status: 200, slow };
    const { post } = receiver.requests({ timeoutMs: 100 });
    expect(await failureOf(post(receiver.origin, request))).toMatchObject({ name: 'AbortError' });
  });

  it('looks its name up once, and connects to what was checked', async () => {
    const { lookupAll, looks } = changingName(['198.41.0.4', '127.0.0.1']);
    const before = receiver.heard.length;
    const { post } = guardedRequests({ lookupAll, timeoutMs: 200 });
    expect(await failureOf(post('https://rebinding.example/', request))).toBeInstanceOf(Error);
    expect([looks(), receiver.heard.length - before]).toEqual([1, 0]);
  });

  it('is not made where the name leads to a private address', async () => {
    const { lookupAll } = changingName(['127.0.0.1']);
    const { accepts, post } = guardedRequests({ lookupAll });
    expect(accepts('https://inside.example/')).toBe(true);
    expect(await failureOf(post('https://inside.example/', request))).toMatchObject({
      message: 'The name leads to no public address.',
    });
  });

  it('is not made to an address that is not accepted', async () => {
    const { post } = guardedRequests();
    const failure = await failureOf(post('https://127.0.0.1/', request));
    expect(failure).toMatchObject({ message: 'This address is not asked.' });
  });
});
