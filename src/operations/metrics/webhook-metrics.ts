import { Gauge, type Registry } from 'prom-client';
import type { Db } from '#db/client.ts';
import { secondsOldestDeliveryIsDue } from '#features/notifications/webhooks/server/queries/due-deliveries.ts';
import { askedOnce } from '#http/edge/readiness.ts';
import type { Clock } from '#lib/clock.ts';

/**
 * Adds how long webhooks have waited for what is due; left out while the database does not answer. `isHeld` returns
 * whether outgoing calls are paused since a restore: what waits then waits for the operator.
 */
export function watchWebhooks(
  registry: Registry,
  { db, clock }: { db: Db; clock: Clock },
  isHeld: () => Promise<boolean>,
): void {
  const askDatabase = async () =>
    (await isHeld()) ? 0 : secondsOldestDeliveryIsDue(db, clock.now());
  const ask = askedOnce<number | undefined>(() => askDatabase().catch(() => undefined), undefined);
  new Gauge({
    name: 'direct365_webhooks_oldest_due_seconds',
    help: 'How long the oldest delivery to a webhook has been due',
    registers: [registry],
    async collect() {
      const seconds = await ask();
      if (seconds === undefined) this.remove();
      else this.set(seconds);
    },
  });
}
