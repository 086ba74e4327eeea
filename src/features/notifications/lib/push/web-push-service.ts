import { lookup } from 'node:dns';
import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import webPushProtocol from 'web-push';
import { type LookupAll, lookupPublicBy } from '#lib/api/public-addresses.ts';
import { isPublicEndpoint } from '#lib/api/public-endpoint.ts';
import {
  type Push,
  PushGone,
  PushRefused,
  type PushService,
  PushUndelivered,
} from './push-service.ts';

const timeLimitMs = 15_000;

/** A service on this machine, for tests: the only one that is asked at a private address. */
interface LocalService {
  origin: string;
  /** Its certificate. */
  ca: string;
}

/** What a service says of the message or of our key, and will say again. */
const refusals: readonly number[] = [400, 401, 403, 405, 413];

/**
 * The services of browsers' makers, by their one protocol (RFC 8030, 8291, 8292). One request, no second try; it
 * follows no redirect.
 */
export function webPushService({
  local,
  timeoutMs = timeLimitMs,
  lookupAll = lookup,
}: {
  local?: LocalService;
  timeoutMs?: number;
  /** How names are looked up; whatever it finds, only public machines are connected to. */
  lookupAll?: LookupAll;
} = {}): PushService {
  const isLocal = (endpoint: string) => URL.parse(endpoint)?.origin === local?.origin;
  const accepts = (endpoint: string) =>
    local === undefined ? isPublicEndpoint(endpoint) : isLocal(endpoint);

  return {
    accepts,
    async send(push, { signal } = {}) {
      const { endpoint } = push.to;
      if (!accepts(endpoint)) throw new PushRefused('This address is not asked.');
      const ends = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
      const { headers, body } = writeRequest(push);
      const asked = request(endpoint, {
        method: 'POST',
        headers,
        signal: AbortSignal.any(ends),
        // A connection of its own, so that none outlives what was checked of its address.
        agent: false,
        ...(local ? { ca: local.ca } : { lookup: lookupPublicBy(lookupAll) }),
      });
      // Once there is an answer, the state of the connection does not matter.
      asked.on('error', () => undefined).end(body);
      const [answer] = await once(asked, 'response').catch((error: unknown) => {
        throw new PushUndelivered('The push service did not answer.', { cause: error });
      });
      if (!(answer instanceof IncomingMessage)) throw new PushUndelivered('There was no answer.');
      const { statusCode: status = 0 } = answer;
      // What it says beside is not read: it could be long.
      answer.destroy();
      if (status >= 200 && status < 300) return;
      const said = `The push service answered ${status}.`;
      if (status === 404 || status === 410) throw new PushGone(said);
      throw refusals.includes(status) ? new PushRefused(said) : new PushUndelivered(said);
    },
  };
}

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
