import type { LocalEvent } from './objects.ts';
import type { SqlConnection } from './store.ts';

export interface Delivery {
  event: LocalEvent;
  endpointId: string;
  /** Null once the endpoint is gone or disabled: no delivery. */
  url: string | null;
  /** 1 for the first attempt. */
  attempt: number;
}

/** In which order events that are due are sent; Stripe promises none. */
export type DeliveryOrder = 'as-it-happened' | 'reversed' | 'random';

const orders: Readonly<Record<DeliveryOrder, string>> = {
  'as-it-happened': 'e.position',
  reversed: 'e.position desc',
  random: 'random()',
};

export type DeliveryQueue = ReturnType<typeof createDeliveryQueue>;

/** Events that their receivers have not acknowledged yet, kept in the database until they do. */
export function createDeliveryQueue(db: SqlConnection) {
  return {
    /** Claims the next due event; no other worker gets it before `leaseUntil`, when it counts as failed. */
    async claim(now: Date, leaseUntil: Date, order: DeliveryOrder): Promise<Delivery | null> {
      const { rows } = await db.query<{
        body: LocalEvent;
        endpoint: string;
        url: string | null;
        attempts: number;
      }>(
        `with due as (
           select d.event_id, d.endpoint_id from local_stripe.deliveries d
             join local_stripe.events e on e.id = d.event_id
            where d.delivered_at is null and d.next_attempt_at <= $1
            order by ${orders[order]} limit 1 for update of d skip locked
         ), taken as (
           update local_stripe.deliveries d set attempts = attempts + 1, next_attempt_at = $2
             from due where d.event_id = due.event_id and d.endpoint_id = due.endpoint_id
           returning d.event_id, d.endpoint_id, d.attempts
         )
         select e.body, taken.endpoint_id as endpoint, taken.attempts,
                case when o.body ->> 'status' = 'enabled' then o.body ->> 'url' end as url
           from taken join local_stripe.events e on e.id = taken.event_id
           left join local_stripe.objects o on o.id = taken.endpoint_id and o.kind = 'webhook_endpoint'`,
        [now, leaseUntil],
      );
      const [row] = rows;
      return row
        ? { event: row.body, endpointId: row.endpoint, url: row.url, attempt: row.attempts }
        : null;
    },

    async markDelivered({ event, endpointId }: Delivery, at: Date): Promise<void> {
      await db.query(
        `with delivered as (
           update local_stripe.deliveries set delivered_at = $3 where event_id = $1 and endpoint_id = $2
         )
         update local_stripe.events set body = jsonb_set(body, '{pending_webhooks}', '0') where id = $1`,
        [event.id, endpointId, at],
      );
    },

    async postpone({ event, endpointId }: Delivery, until: Date): Promise<void> {
      await db.query(
        `update local_stripe.deliveries set next_attempt_at = $3
          where event_id = $1 and endpoint_id = $2 and delivered_at is null`,
        [event.id, endpointId, until],
      );
    },

    /** When the next attempt is due; null when all is delivered. */
    async nextAttemptAt(): Promise<Date | null> {
      const { rows } = await db.query<{ next: Date | null }>(
        'select min(next_attempt_at) as next from local_stripe.deliveries where delivered_at is null',
        [],
      );
      return rows[0]?.next ?? null;
    },
  };
}
