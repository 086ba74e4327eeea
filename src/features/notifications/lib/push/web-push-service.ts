import webPushProtocol from 'web-push';
import { type GuardedRequests, guardedRequests } from '#lib/guarded/guarded-requests.ts';
import {
  type Push,
  PushGone,
  PushRefused,
  type PushService,
  PushUndelivered,
} from './push-service.ts';

/** What a service says of the message or of our key, and will say again. */
const refusals: readonly number[] = [400, 401, 403, 405, 413];

/** The services of browsers' makers, by their one protocol (RFC 8030, 8291, 8292). One request, no second try. */
export const webPushService = (
  { accepts, post }: GuardedRequests = guardedRequests(),
): PushService => ({
  accepts,
  async send(push, { signal } = {}) {
    const { endpoint } = push.to;
    if (!accepts(endpoint)) throw new PushRefused('This address is not asked.');
    const request = writeRequest(push);
    const { status } = await post(endpoint, { ...request, signal }).catch((error: unknown) => {
      throw new PushUndelivered('The push service did not answer.', { cause: error });
    });
    if (status >= 200 && status < 300) return;
    const said = `The push service answered ${status}.`;
    if (status === 404 || status === 410) throw new PushGone(said);
    throw refusals.includes(status) ? new PushRefused(said) : new PushUndelivered(said);
  },
});

function writeRequest({ to, keys, subject, text, ttlSeconds, replaces }: Push) {
  const { endpoint, p256dh, auth } = to;
  try {
    return webPushProtocol.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject, ...keys },
      TTL: ttlSeconds,
      topic: replaces,
      contentEncoding: 'aes128gcm',
    });
  } catch (error) {
    // Such as a key that is no point of the curve.
    throw new PushRefused('The message cannot be written for this browser.', { cause: error });
  }
}

/** A new pair of keys. */
export const createVapidKeys = () => webPushProtocol.generateVAPIDKeys();
