import Stripe from 'stripe';
import type { Clock } from '#lib/clock.ts';
import type { Delivery, DeliveryOrder, DeliveryQueue } from './delivery-queue.ts';
import type { SqlConnection } from './store.ts';
import { toUnix } from './unix-time.ts';
import { listSecrets } from './webhook-secrets.ts';

/** How events are sent. Stripe sends in any order, and some more than once. */
export interface DeliveryManner {
  order: DeliveryOrder;
  /** How often each event is sent although it has arrived. */
  copies: number;
}

export const usualManner: DeliveryManner = { order: 'as-it-happened', copies: 1 };

export interface WebhookSettings {
  db: SqlConnection;
  queue: DeliveryQueue;
  clock: Clock;
  manner: DeliveryManner;
}

export interface DeliveryReport {
  delivered: number;
  failed: number;
}

const answerTimeoutMs = 10_000;
const leaseMs = 3 * answerTimeoutMs;
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * Posts all due events to the endpoints that want them, each until it is answered with 2xx; a failed one comes again
 * after a pause that doubles up to a minute. An event may arrive twice, never not at all.
 */
export async function deliverDue(
  settings: WebhookSettings,
  stopped: AbortSignal,
): Promise<DeliveryReport> {
  const { queue, clock, manner } = settings;
  const report = { delivered: 0, failed: 0 };
  while (!stopped.aborted) {
    const now = clock.now();
    const delivery = await queue.claim(now, later(now, leaseMs), manner.order);
    if (!delivery) break;
    if (await send(settings, delivery)) {
      await queue.markDelivered(delivery, clock.now());
      report.delivered += 1;
    } else {
      await queue.postpone(delivery, later(clock.now(), pauseAfter(delivery.attempt)));
      report.failed += 1;
    }
  }
  return report;
}

async function send({ db, clock, manner }: WebhookSettings, delivery: Delivery): Promise<boolean> {
  const { event, endpointId, url } = delivery;
  if (url === null) return true;
  const secrets = await listSecrets(db, endpointId, clock.now());
  const payload = JSON.stringify(event);
  const answers: boolean[] = [];
  for (let copy = 0; copy < manner.copies; copy += 1) {
    answers.push(await post(url, payload, signatureOf(payload, secrets, clock.now())));
  }
  return answers.every(Boolean);
}

/** `t=…,v1=…`, with a `v1` for each secret that counts: two of them while one is being replaced. */
function signatureOf(payload: string, secrets: readonly string[], now: Date): string {
  const timestamp = toUnix(now);
  const signatures = secrets.map((secret) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }).replace(/^t=\d+,/, ''),
  );
  return [`t=${timestamp}`, ...signatures].join(',');
}

async function post(url: string, payload: string, signature: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // Unreachable, cut off or too slow: the receiver has not said yes.
    return false;
  }
}

const pauseAfter = (attempt: number): number =>
  Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs);

const later = (time: Date, ms: number): Date => new Date(time.getTime() + ms);
