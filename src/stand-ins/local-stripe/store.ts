import type { Kind, LocalEvent, LocalObject, LocalObjects } from './objects.ts';

/** The part of a pg pool that the local Stripe uses. */
export interface SqlConnection {
  query<Row extends Record<string, unknown>>(
    text: string,
    values: unknown[],
  ): Promise<{ rows: Row[] }>;
}

export interface Stored<Shape> {
  body: Shape;
  version: number;
}

export interface Page {
  customerId?: string | undefined;
  /** Invoices of this subscription only. */
  subscriptionId?: string | undefined;
  /** The id of the last object already seen. */
  after?: string | undefined;
  statuses?: readonly string[] | undefined;
  limit: number;
}

/** The answer that a repeated idempotency key gets again. */
export interface RememberedAnswer {
  key: string;
  /** Tells this request from another one with the same key. */
  fingerprint: string;
  answer: LocalObject;
}

/** Everything one action changes; it happens as a whole or not at all. */
export interface Change {
  at: Date;
  create?: LocalObject[];
  /** The object as it becomes, and the version it was made from. */
  replace?: Stored<LocalObject>;
  events?: LocalEvent[];
  remember?: RememberedAnswer | undefined;
}

/** What a customer owes (or, below zero, has to their credit) in one currency, in minor units. */
export interface CustomerBalance {
  currency: string;
  balance: number;
}

export type Store = ReturnType<typeof createStore>;

/** The local Stripe's state in the schema `local_stripe`. */
export function createStore(db: SqlConnection) {
  return {
    /** The object of that kind and id, or null. */
    async find<K extends Kind>(kind: K, id: string): Promise<Stored<LocalObjects[K]> | null> {
      const { rows } = await db.query<{ body: LocalObjects[K]; version: number }>(
        'select body, version from local_stripe.objects where id = $1 and kind = $2',
        [id, kind],
      );
      return rows[0] ?? null;
    },

    /** Objects of a kind, newest first. */
    async list<K extends Kind>(kind: K, page: Page): Promise<Stored<LocalObjects[K]>[]> {
      const { rows } = await db.query<{ body: LocalObjects[K]; version: number }>(
        `select body, version from local_stripe.objects
          where kind = $1 and ($2::text is null or customer_id = $2)
            and ($3::text is null or position < (select position from local_stripe.objects where id = $3))
            and ($4::text[] is null or body ->> 'status' = any ($4))
            and ($6::text is null or body #>> '{parent,subscription_details,subscription}' = $6)
          order by position desc limit $5`,
        [
          kind,
          page.customerId ?? null,
          page.after ?? null,
          page.statuses ?? null,
          page.limit,
          page.subscriptionId ?? null,
        ],
      );
      return rows;
    },

    /** What the changes of a customer's balance come to, by currency. */
    async listBalances(customerId: string): Promise<CustomerBalance[]> {
      const { rows } = await db.query<{ currency: string; balance: string }>(
        `select body ->> 'currency' as currency, sum((body ->> 'amount')::bigint) as balance
           from local_stripe.objects
          where kind = 'customer_balance_transaction' and customer_id = $1
          group by 1 order by 1`,
        [customerId],
      );
      return rows.map(({ currency, balance }) => ({ currency, balance: Number(balance) }));
    },

    /** The balance in one currency, in minor units. */
    async balanceOf(customerId: string, currency: string): Promise<number> {
      const balances = await this.listBalances(customerId);
      return balances.find((each) => each.currency === currency)?.balance ?? 0;
    },

    /** Subscriptions whose trial or period is over at `now`, the longest overdue first. */
    async listDueSubscriptions(
      now: Date,
      limit: number,
    ): Promise<Stored<LocalObjects['subscription']>[]> {
      const { rows } = await db.query<{ body: LocalObjects['subscription']; version: number }>(
        `select body, version from local_stripe.objects
          where kind = 'subscription' and due_at <= $1 order by due_at limit $2`,
        [now, limit],
      );
      return rows;
    },

    async findEvent(id: string): Promise<LocalEvent | null> {
      const { rows } = await db.query<{ body: LocalEvent }>(
        'select body from local_stripe.events where id = $1',
        [id],
      );
      return rows[0]?.body ?? null;
    },

    async findAnswer(key: string): Promise<RememberedAnswer | null> {
      const { rows } = await db.query<{ key: string; fingerprint: string; answer: LocalObject }>(
        'select key, fingerprint, answer from local_stripe.idempotency_keys where key = $1',
        [key],
      );
      return rows[0] ?? null;
    },

    /**
     * Makes a change in one statement. `overtaken` means that nothing happened: the replaced object
     * has changed since it was read, or another request has used the idempotency key or made the same object meanwhile.
     */
    async commit(change: Change): Promise<'done' | 'overtaken'> {
      try {
        const { rows } = await db.query<{ done: boolean }>(commitStatement, commitValues(change));
        return rows[0]?.done ? 'done' : 'overtaken';
      } catch (error) {
        if (isTaken(error)) return 'overtaken';
        throw error;
      }
    },
  };
}

const commitStatement = `
  with replaced as (
    update local_stripe.objects
       set body = $1::jsonb, due_at = $2::timestamptz, version = version + 1
     where id = $3::text and version = $4::int
    returning id
  ), permitted as (
    select 1 where $3::text is null or exists (select from replaced)
  ), remembered as (
    insert into local_stripe.idempotency_keys (key, fingerprint, answer, created_at)
    select $5::text, $6::text, $7::jsonb, $8::timestamptz from permitted where $5::text is not null
  ), created as (
    insert into local_stripe.objects (id, kind, customer_id, body, due_at)
    select o.id, o.kind, o.customer_id, o.body, o.due_at
      from permitted, jsonb_to_recordset($9::jsonb)
        as o (id text, kind text, customer_id text, body jsonb, due_at timestamptz)
  ), announced as (
    insert into local_stripe.events (id, body, next_attempt_at)
    select e ->> 'id', e, $8::timestamptz
      from permitted, jsonb_array_elements($10::jsonb) with ordinality as list (e, place)
     order by place
  )
  select exists (select from permitted) as done`;

function commitValues({ at, create = [], replace, events = [], remember }: Change): unknown[] {
  return [
    replace ? JSON.stringify(replace.body) : null,
    replace ? dueAt(replace.body) : null,
    replace?.body.id ?? null,
    replace?.version ?? null,
    remember?.key ?? null,
    remember?.fingerprint ?? null,
    remember ? JSON.stringify(remember.answer) : null,
    at,
    JSON.stringify(create.map(toRow)),
    JSON.stringify(events),
  ];
}

const toRow = (object: LocalObject) => ({
  id: object.id,
  kind: object.object,
  customer_id: customerOf(object),
  body: object,
  due_at: dueAt(object),
});

function customerOf(object: LocalObject): string | null {
  if (object.object === 'customer') return object.id;
  return 'customer' in object ? object.customer : null;
}

/** When time alone changes the object next. */
function dueAt(object: LocalObject): Date | null {
  if (object.object !== 'subscription' || object.status === 'canceled') return null;
  const [item] = object.items.data;
  return item ? new Date(item.current_period_end * 1000) : null;
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'constraint' in error &&
  (error.constraint === 'idempotency_keys_pkey' || error.constraint === 'objects_pkey');
