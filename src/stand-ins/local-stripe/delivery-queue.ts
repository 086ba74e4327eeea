import type { LocalEvent } from './objects.ts';
import type { SqlConnection } from './store.ts';

export interface Delivery {
  event: LocalEvent;
  /** 1 for the first attempt. */
  attempt: number;
}

export type DeliveryQueue = ReturnType<typeof createDeliveryQueue>;

/** Events that their receiver has not acknowledged yet, kept in the database until it does. */
export function createDeliveryQueue(db: SqlConnection) {
  return {
    /** Takes the oldest due event; nobody else gets it before `leaseUntil`, when it counts as failed. */
    async claim(now: Date, leaseUntil: Date): Promise<Delivery | null> {
      const { rows } = await db.query<{ body: LocalEvent; attempts: number }>(
        `with due as (
           select id from local_stripe.events
            where delivered_at is null and next_attempt_at <= $1
            order by position limit 1 for update skip locked
         )
         update local_stripe.events e set attempts = attempts + 1, next_attempt_at = $2
           from due where e.id = due.id
         returning e.body, e.attempts`,
        [now, leaseUntil],
      );
      const [row] = rows;
      return row ? { event: row.body, attempt: row.attempts } : null;
    },

    async markDelivered(id: string, at: Date): Promise<void> {
      await db.query(
        `update local_stripe.events
            set delivered_at = $2, body = jsonb_set(body, '{pending_webhooks}', '0')
          where id = $1`,
        [id, at],
      );
    },

    async postpone(id: string, until: Date): Promise<void> {
      await db.query(
        'update local_stripe.events set next_attempt_at = $2 where id = $1 and delivered_at is null',
        [id, until],
      );
    },

    /** When the next attempt is due; null when all is delivered. */
    async nextAttemptAt(): Promise<Date | null> {
      const { rows } = await db.query<{ next: Date | null }>(
        'select min(next_attempt_at) as next from local_stripe.events where delivered_at is null',
        [],
      );
      return rows[0]?.next ?? null;
    },
  };
}
