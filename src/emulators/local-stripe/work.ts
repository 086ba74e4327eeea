import type { Account } from './account.ts';
import { ApiProblem, missing } from './api-problem.ts';
import type { Change, RememberedAnswer, Stored } from './change.ts';
import { apiVersion } from './events.ts';
import { newId } from './ids.ts';
import type { Kind, LocalEvent, LocalObject, LocalObjects } from './objects.ts';
import { presented } from './presented.ts';
import type { Page, Store } from './store.ts';
import { fromUnix, toUnix } from './unix-time.ts';

export interface WorkOptions {
  account: Account;
  /** The time by the wall. */
  now: Date;
  /** The request that this answers; absent for what time alone brings. */
  request?: { id: string; idempotencyKey: string | undefined };
  /** The time that it is for what is done: ahead of the wall when time is let pass. */
  at?: Date;
}

interface Touched {
  version: number | null;
  body: LocalObject | null;
  isChanged: boolean;
}

/**
 * One action: what it has read, and what it changes. Nothing is written before all is decided. Then it is committed in
 * one statement, or retried when another action was quicker.
 */
export class Work {
  readonly #store: Store;
  readonly #options: WorkOptions;
  readonly #touched = new Map<string, Touched>();
  readonly #events: LocalEvent[] = [];

  constructor(store: Store, options: WorkOptions) {
    this.#store = store;
    this.#options = options;
  }

  get store(): Store {
    return this.#store;
  }

  get account(): Account {
    return this.#options.account;
  }

  /** What time it is for this action. */
  get at(): Date {
    return this.#options.at ?? this.#options.now;
  }

  /** The same in Unix seconds. */
  get seconds(): number {
    return toUnix(this.at);
  }

  /** From here on it is as late as the customer's test clock says, if they have one. */
  async keepTimeOf(customerId: string | null): Promise<void> {
    if (customerId === null || this.#options.at) return;
    const customer = await this.find('customer', customerId);
    if (!customer?.test_clock) return;
    const clock = await this.find('test_helpers.test_clock', customer.test_clock);
    if (clock) this.#options.at = fromUnix(clock.frozen_time);
  }

  /** From here on it is this late, in Unix seconds. */
  setTime(seconds: number): void {
    this.#options.at = fromUnix(seconds);
  }

  /** The object of that kind and id as this action has left it, or null. */
  async find<K extends Kind>(kind: K, id: string): Promise<LocalObjects[K] | null> {
    const known = this.#touched.get(id);
    if (known) return known.body?.object === kind ? (known.body as LocalObjects[K]) : null;
    const found = await this.#store.find(kind, id);
    if (found) this.#read(found);
    return found?.body ?? null;
  }

  /** The same, refused like Stripe does where there is none; `param` names the parameter that named it. */
  async get<K extends Kind>(kind: K, id: string, param = 'id'): Promise<LocalObjects[K]> {
    const found = await this.find(kind, id);
    if (!found) throw missing(kind, id, param);
    return found;
  }

  /** Objects of a kind as this action has left them, newest first; those that it made are not among them. */
  async list<K extends Kind>(kind: K, page: Page): Promise<LocalObjects[K][]> {
    const found = await this.#store.list(kind, page);
    for (const each of found) if (!this.#touched.has(each.body.id)) this.#read(each);
    return found.flatMap(({ body }) => {
      const known = this.#touched.get(body.id)?.body;
      return known ? [known as LocalObjects[K]] : [];
    });
  }

  /** What of a kind this action has made so far. */
  listMade<K extends Kind>(kind: K): LocalObjects[K][] {
    return [...this.#touched.values()].flatMap(({ version, body }) =>
      version === null && body?.object === kind ? [body as LocalObjects[K]] : [],
    );
  }

  #read({ body, version }: Stored<LocalObject>): void {
    this.#touched.set(body.id, { version, body, isChanged: false });
  }

  /** Creates an object, and sends this event to webhook receivers. */
  create<Object extends LocalObject>(object: Object, event?: string): Object {
    this.#touched.set(object.id, { version: null, body: object, isChanged: true });
    if (event) this.announce(event, object);
    return object;
  }

  /** Replaces an object that was read or created, and sends the differences to webhook receivers. */
  change<Object extends LocalObject>(before: Object, after: Object, event?: string): Object {
    const known = this.#touched.get(before.id);
    if (!known) throw new Error(`${before.id} is changed without having been read.`);
    this.#touched.set(before.id, { ...known, body: after, isChanged: true });
    if (event) this.announce(event, after, differences(before, after));
    return after;
  }

  /** Takes an object away. */
  remove(object: LocalObject, event?: string): void {
    const known = this.#touched.get(object.id);
    if (!known) throw new Error(`${object.id} is removed without having been read.`);
    this.#touched.set(object.id, { ...known, body: null, isChanged: true });
    if (event) this.announce(event, object);
  }

  /** Sends the current state of an object to webhook receivers. */
  announce(type: string, object: LocalObject, previous?: Record<string, unknown>): void {
    const { now, request } = this.#options;
    this.#events.push({
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: toUnix(now),
      data: {
        object: presented({ ...object }),
        ...(previous && { previous_attributes: previous }),
      },
      livemode: false,
      pending_webhooks: 1,
      request: request
        ? { id: request.id, idempotency_key: request.idempotencyKey ?? null }
        : { id: null, idempotency_key: null },
      type,
    });
  }

  /** All of it, to be committed. */
  toChange(): Change {
    const changed = [...this.#touched].filter(([, { isChanged }]) => isChanged);
    return {
      at: this.#options.now,
      create: changed.flatMap(([, { version, body }]) => (version === null && body ? [body] : [])),
      replace: changed.flatMap(([, { version, body }]) =>
        version !== null && body ? [{ body, version }] : [],
      ),
      remove: changed.flatMap(([id, { version, body }]) =>
        version !== null && !body ? [{ id, version }] : [],
      ),
      events: this.#events,
    };
  }
}

/** The earlier values of what is different now. */
function differences(before: LocalObject, after: LocalObject): Record<string, unknown> {
  const [earlier, later] = [presented({ ...before }), presented({ ...after })];
  return Object.fromEntries(
    Object.entries(earlier).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(later[name]),
    ),
  );
}

/** A refusal that is an answer all the same: what came before it stays. A declined card leaves its payment behind. */
export class Declined extends Error {
  override readonly name = 'Declined';
  readonly problem: ApiProblem;

  constructor(problem: ApiProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

const attempts = 10;

export interface CarryOutOptions<Earlier> extends WorkOptions {
  /** Keeps what is answered together with what is done. */
  remember?: ((status: number, answer: unknown) => RememberedAnswer) | undefined;
  /** The answer of an action that was quicker. */
  isAnswered?: () => Promise<Earlier | null>;
}

/**
 * Retries an action until it commits without a conflict. Its answer is stored together with its changes. So is a
 * refusal that has changes.
 */
export async function carryOut<Answer, Earlier = never>(
  store: Store,
  { remember, isAnswered, ...options }: CarryOutOptions<Earlier>,
  act: (work: Work) => Promise<Answer>,
): Promise<{ answer: Answer } | { earlier: Earlier }> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const work = new Work(store, { ...options });
    const acted = await actOrDecline(work, act);
    const remembered =
      'declined' in acted
        ? remember?.(acted.declined.status, acted.declined.body)
        : remember?.(200, acted.answer);
    const isDone = (await store.commit({ ...work.toChange(), remember: remembered })) === 'done';
    if (isDone && 'declined' in acted) throw acted.declined;
    if (isDone && 'answer' in acted) return acted;
    const earlier = await isAnswered?.();
    if (earlier) return { earlier };
  }
  throw new ApiProblem(500, {
    type: 'api_error',
    message: 'The object keeps changing. Try again.',
  });
}

async function actOrDecline<Answer>(
  work: Work,
  act: (work: Work) => Promise<Answer>,
): Promise<{ answer: Answer } | { declined: ApiProblem }> {
  try {
    return { answer: await act(work) };
  } catch (error) {
    if (error instanceof Declined) return { declined: error.problem };
    throw error;
  }
}
