import Stripe from 'stripe';
import type { Clock } from '#lib/clock.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import type { LocalEvent } from './objects.ts';
import { toUnix } from './unix-time.ts';

export interface WebhookSettings {
  queue: DeliveryQueue;
  webhookUrl: string;
  webhookSecret: string;
  clock: Clock;
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
 * Posts all due events to the webhook address, each until it is answered with 2xx; a failed one comes
 * again after a pause that doubles up to a minute. An event may arrive twice, never not at all.
 */
export async function deliverDue(
  { queue, webhookUrl, webhookSecret, clock }: WebhookSettings,
  stopped: AbortSignal,
): Promise<DeliveryReport> {
  const report = { delivered: 0, failed: 0 };
  while (!stopped.aborted) {
    const now = clock.now();
    const delivery = await queue.claim(now, later(now, leaseMs));
    if (!delivery) break;
    const { event, attempt } = delivery;
    if (await post(event, webhookUrl, webhookSecret, clock.now())) {
      await queue.markDelivered(event.id, clock.now());
      report.delivered += 1;
    } else {
      await queue.postpone(event.id, later(clock.now(), pauseAfter(attempt)));
      report.failed += 1;
    }
  }
  return report;
}

async function post(
  event: LocalEvent,
  webhookUrl: string,
  secret: string,
  now: Date,
): Promise<boolean> {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: toUnix(now),
  });
  try {
    const response = await fetch(webhookUrl, {
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
