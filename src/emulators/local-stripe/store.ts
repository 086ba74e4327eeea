import type { Change, RememberedAnswer, Stored } from './change.ts';
import { commitStatement, commitValues } from './commit.ts';
import type { Kind, LocalEvent, LocalObject, LocalObjects } from './objects.ts';

/** The part of a pg pool that the local Stripe uses. */
export interface SqlConnection {
  query<Row extends Record<string, unknown>>(
    text: string,
    values: unknown[],
  ): Promise<{ rows: Row[] }>;
}

/** Which objects of a kind are wanted, newest first. */
export interface Page {
  customerId?: string | undefined;
  /** Invoices of this subscription only. */
  subscriptionId?: string | undefined;
  /** The id of the last object already seen. */
  after?: string | undefined;
  /** The id of the first object already seen: wanted are those that come before it. */
  before?: string | undefined;
  statuses?: readonly string[] | undefined;
  /** Unix seconds. */
  createdFrom?: number | undefined;
  createdTo?: number | undefined;
  /** Fields of the object that have this value. */
  matching?: Readonly<Record<string, unknown>> | undefined;
  limit: number;
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
    db,

    /** The object of that kind and id, or null. */
    async find<K extends Kind>(kind: K, id: string): Promise<Stored<LocalObjects[K]> | null> {
      const { rows } = await db.query<{ body: LocalObjects[K]; version: number }>(
        'select body, version from local_stripe.objects where id = $1 and kind = $2',
        [id, kind],
      );
      return rows[0] ?? null;
    },

    /** The object of that id, whatever it is, or null. */
    async findAny(id: string): Promise<LocalObject | null> {
      const { rows } = await db.query<{ body: LocalObject }>(
        'select body from local_stripe.objects where id = $1',
        [id],
      );
      return rows[0]?.body ?? null;
    },

    /** Objects of a kind, newest first. */
    async list<K extends Kind>(kind: K, page: Page): Promise<Stored<LocalObjects[K]>[]> {
      const { rows } = await db.query<{ body: LocalObjects[K]; version: number }>(
        `select body, version from (
          select body, version, position from local_stripe.objects
          where kind = $1 and ($2::text is null or customer_id = $2)
            and ($3::text is null or position < (select position from local_stripe.objects where id = $3))
            and ($4::text is null or position > (select position from local_stripe.objects where id = $4))
            and ($5::text[] is null or body ->> 'status' = any ($5))
            and ($6::text is null or body #>> '{parent,subscription_details,subscription}' = $6)
            and ($7::bigint is null or (body ->> 'created')::bigint >= $7)
            and ($8::bigint is null or (body ->> 'created')::bigint <= $8)
            and ($9::jsonb is null or body @> $9)
          order by case when $4::text is null then -position else position end limit $10
        ) found order by position desc`,
        [
          kind,
          page.customerId ?? null,
          page.after ?? null,
          page.before ?? null,
          page.statuses ?? null,
          page.subscriptionId ?? null,
          page.createdFrom ?? null,
          page.createdTo ?? null,
          page.matching ? JSON.stringify(page.matching) : null,
          page.limit,
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

    /**
     * Ids of what time alone changes by `until`, the longest overdue first; of the customers of one test clock, or of
     * those without.
     */
    async listDue(
      until: Date,
      testClock: string | null,
      limit: number,
    ): Promise<{ id: string; kind: Kind; due: Date }[]> {
      const { rows } = await db.query<{ id: string; kind: Kind; due: Date }>(
        `select id, kind, due_at as due from local_stripe.objects
          where due_at <= $1 and body ->> 'test_clock' is not distinct from $2
          order by due_at, position limit $3`,
        [until, testClock, limit],
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

    /** Events, newest first; of some types only, when they are named. */
    async listEvents(
      page: Page & { types?: readonly string[] | undefined },
    ): Promise<LocalEvent[]> {
      const { rows } = await db.query<{ body: LocalEvent }>(
        `select body from local_stripe.events
          where ($1::text is null or position < (select position from local_stripe.events where id = $1))
            and ($2::text[] is null or body ->> 'type' = any ($2))
            and ($3::bigint is null or (body ->> 'created')::bigint >= $3)
            and ($4::bigint is null or (body ->> 'created')::bigint <= $4)
          order by position desc limit $5`,
        [
          page.after ?? null,
          page.types ?? null,
          page.createdFrom ?? null,
          page.createdTo ?? null,
          page.limit,
        ],
      );
      return rows.map(({ body }) => body);
    },

    /** The answer that this key got since `since`, or null. */
    async findAnswer(key: string, since: Date): Promise<RememberedAnswer | null> {
      const { rows } = await db.query<RememberedAnswer & Record<string, unknown>>(
        `select key, fingerprint, status, answer from local_stripe.idempotency_keys
          where key = $1 and created_at > $2`,
        [key, since],
      );
      return rows[0] ?? null;
    },

    /**
     * Makes a change in one statement. `overtaken` means that nothing happened. A replaced object has changed since it
     * was read, or another request has used the idempotency key or made the same object meanwhile.
     */
    async commit(change: Change): Promise<'done' | 'overtaken'> {
      try {
        const { rows } = await db.query<{ done: boolean }>(commitStatement, commitValues(change));
        return rows[0]?.done ? 'done' : 'overtaken';
      } catch (error) {
        if (isOvertaken(error)) return 'overtaken';
        throw error;
      }
    },
  };
}

/** The key or the object is there already, or two changes waited for each other. */
const isOvertaken = (error: unknown): boolean =>
  (error instanceof Error &&
    'constraint' in error &&
    (error.constraint === 'idempotency_keys_pkey' || error.constraint === 'objects_pkey')) ||
  (error instanceof Error && 'code' in error && error.code === '40P01');
