import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '#server/services.ts';
import { atOnce } from '../../rules/limits.ts';
import { webhookDeliveriesDue } from '../jobs.ts';
import { type ClaimedDelivery, claimDue } from '../queries/due-deliveries.ts';
import { recordOutcome } from './record-outcome.ts';
import { type SendingTools, sendDelivery } from './send-delivery.ts';

/** How long a run looks for more, in milliseconds: the next job goes on from there. */
const longestRunMs = 120_000;

/** How often a run looks for more while what it sends takes its time. */
const lookAgainMs = 250;

/**
 * Sends all deliveries that are due, many at a time. What becomes due meanwhile is sent as well, whatever slow
 * receivers do. When the signal is aborted, what is under way stays claimed for some seconds, and is sent again.
 */
export async function sendDue(
  tools: Pick<Services, 'db' | 'write' | 'jobs' | 'log'> & SendingTools,
  signal: AbortSignal,
): Promise<void> {
  const { db, write, jobs, clock } = tools;
  const endsAt = performance.now() + longestRunMs;
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let ended = 0;

  async function send(delivery: ClaimedDelivery): Promise<void> {
    try {
      const outcome = await sendDelivery(tools, delivery, signal);
      await write((tx) => recordOutcome(tx, jobs, delivery, outcome));
    } catch (error) {
      failures.push(error);
    }
  }

  while (failures.length === 0) {
    const endedBefore = ended;
    const room = performance.now() < endsAt ? atOnce.node - underWay.size : 0;
    const claimed = room > 0 ? await write((tx) => claimDue(tx, clock.now(), room)) : [];
    for (const delivery of claimed) {
      const sending = send(delivery).finally(() => {
        ended += 1;
        underWay.delete(sending);
      });
      underWay.add(sending);
    }
    // What has ended during the look had its endpoint locked, and the look has passed it over.
    if (underWay.size === 0 && ended === endedBefore) break;
    if (underWay.size > 0) await Promise.race([...underWay, wait(lookAgainMs)]);
  }
  await Promise.all(underWay);
  if (failures.length > 0) throw failures[0];
  if (performance.now() >= endsAt) await jobs.enqueue(db, webhookDeliveriesDue, {});
}
