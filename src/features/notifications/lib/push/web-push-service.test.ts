import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guardedRequests } from '#lib/guarded/guarded-requests.ts';
import { type PushEmulator, startPushEmulator } from '#tests/support/push-emulator.ts';
import { type Push, PushGone, PushRefused } from './push-service.ts';
import { createVapidKeys, webPushService } from './web-push-service.ts';

let emulator: PushEmulator;
beforeAll(async () => {
  emulator = await startPushEmulator();
});
afterAll(() => emulator.stop());
beforeEach(() => {
  emulator.heard.length = 0;
  emulator.answer(201);
});

const keys = createVapidKeys();
const pushTo = (to: Push['to']): Push => ({
  ...{ to, keys, subject: 'mailto:hello@direct365.test', text: 'Grüße' },
  ...{ ttlSeconds: 60, replaces: 'a-name' },
});
const failureOf = (sending: Promise<void>) => sending.catch((error: unknown) => error);

describe('a push', () => {
  it('is read by the browser alone, and says who sends it', async () => {
    const to = emulator.subscribe();
    await emulator.service().send(pushTo(to));
    const [push, ...others] = emulator.heard;
    expect(others).toEqual([]);
    expect(push?.text).toBe('Grüße');
    expect(push?.publicKey).toBe(keys.publicKey);
    expect(push?.claims).toMatchObject({
      aud: emulator.origin,
      sub: 'mailto:hello@direct365.test',
    });
    expect(push?.headers).toMatchObject({
      ...{ ttl: '60', topic: 'a-name', urgency: 'normal' },
      'content-encoding': 'aes128gcm',
    });
  });

  it('is not read by another browser, nor proven by another key', async () => {
    const [to, other] = [emulator.subscribe(), emulator.subscribe()];
    const mixed = { ...pushTo({ ...to, p256dh: other.p256dh }) };
    await emulator.service().send({
      ...mixed,
      keys: { publicKey: createVapidKeys().publicKey, privateKey: keys.privateKey },
    });
    expect(emulator.heard).toMatchObject([{ text: undefined, claims: undefined }]);
  });

  it.each([404, 410])(
    'to a browser that takes none any more is told apart (%s)',
    async (status) => {
      emulator.answer(status);
      const sending = emulator.service().send(pushTo(emulator.subscribe()));
      expect(await failureOf(sending)).toBeInstanceOf(PushGone);
    },
  );

  it.each([400, 401, 403, 413])('that is refused is refused for good (%s)', async (status) => {
    emulator.answer(status);
    const sending = emulator.service().send(pushTo(emulator.subscribe()));
    expect(await failureOf(sending)).toBeInstanceOf(PushRefused);
  });

  it.each([302, 307, 429, 500, 503])('may be sent again after %s', async (status) => {
    emulator.answer(status);
    const failure = await failureOf(emulator.service().send(pushTo(emulator.subscribe())));
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PushRefused);
    expect(failure).not.toBeInstanceOf(PushGone);
    expect(emulator.heard).toHaveLength(1);
  });

  it('is not written for a key that is none', async () => {
    const to = { ...emulator.subscribe(), p256dh: `B${'A'.repeat(86)}` };
    expect(await failureOf(emulator.service().send(pushTo(to)))).toBeInstanceOf(PushRefused);
    expect(emulator.heard).toEqual([]);
  });

  it('is sent to no private address', async () => {
    const service = webPushService();
    const { endpoint, ...rest } = emulator.subscribe();
    expect(service.accepts(endpoint)).toBe(false);
    const sending = service.send(pushTo({ ...rest, endpoint }));
    expect(await failureOf(sending)).toBeInstanceOf(PushRefused);
    expect(emulator.heard).toEqual([]);
  });

  it('is sent to no name that leads to a private address', async () => {
    const requests = guardedRequests({
      lookupAll: (_name, _options, callback) =>
        callback(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    const service = webPushService(requests);
    const endpoint = 'https://push.example/1';
    expect(service.accepts(endpoint)).toBe(true);
    const failure = await failureOf(service.send(pushTo({ ...emulator.subscribe(), endpoint })));
    expect(failure).toMatchObject({
      ...{ name: 'PushUndelivered' },
      cause: { message: 'The name leads to no public address.' },
    });
  });

  it('ends when its time is over, or when no one waits for it any more', async () => {
    const to = emulator.subscribe();
    emulator.answer('never');
    const late = await failureOf(emulator.service({ timeoutMs: 50 }).send(pushTo(to)));
    expect(late).toMatchObject({ cause: { name: 'AbortError', cause: { name: 'TimeoutError' } } });
    const ended = AbortSignal.abort();
    const left = await failureOf(emulator.service().send(pushTo(to), { signal: ended }));
    expect(left).toMatchObject({ cause: { name: 'AbortError', cause: ended.reason } });
  });

  it('to a service that cannot be reached may be sent again', async () => {
    const gone = await startPushEmulator();
    const [to, service] = [gone.subscribe(), gone.service()];
    await gone.stop();
    expect(await failureOf(service.send(pushTo(to)))).toMatchObject({
      ...{ name: 'PushUndelivered', cause: { code: 'ECONNREFUSED' } },
    });
  });
});
