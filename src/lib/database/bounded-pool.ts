import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { BoundedClient, takesNoChanges } from './bounded-client.ts';
import { answerMs, requestTimeouts, serverLimits, type Timeouts } from './timeouts.ts';

export interface PoolOptions {
  /** Connections at most. */
  max: number;
  timeouts?: Timeouts;
  applicationName?: string;
  types?: pg.CustomTypesConfig;
  /**
   * The address is that of a PgBouncer in transaction mode: nothing may be set for a session, so the limits are set
   * in each transaction, by the one who begins it.
   */
  throughPooler?: boolean;
  /** The address may be that of a standby, which takes no changes. Any other pool gives no connection to one away. */
  mayBeStandby?: boolean;
}

/**
 * How often a connection that is not used is asked whether it is still one, and how long it may take to answer, in ms.
 */
const probeEveryMs = 5_000;
const probeAnswerMs = 3_000;

/**
 * A pool in which every wait ends. A connection that has died silently (its other side is gone without a word) is found
 * by its missing answer, and takes the unused connections with it. They go the same way.
 */
export class BoundedPool extends pg.Pool {
  readonly timeouts: Timeouts;
  readonly throughPooler: boolean;
  /** Told of each statement of the query builder: how long it took, in seconds, and whether it failed. */
  onStatement: ((seconds: number, hasFailed: boolean) => void) | undefined;
  readonly #all = new Set<pg.PoolClient>();
  readonly #busy = new Set<pg.PoolClient>();

  constructor(connectionString: string, options: PoolOptions) {
    const { max, timeouts = requestTimeouts, throughPooler = false } = options;
    const { mayBeStandby = false } = options;
    super({
      connectionString,
      max,
      Client: BoundedClient,
      // A statement does not wait for the answer to the one before it.
      pipeline: true,
      connectionTimeoutMillis: timeouts.connectMs,
      idleTimeoutMillis: 30_000,
      query_timeout: answerMs(timeouts),
      application_name: options.applicationName ?? 'direct365',
      ...(options.types && { types: options.types }),
      ...(!mayBeStandby && { verify: refuseStandby }),
      ...(!throughPooler && serverLimits(timeouts)),
    });
    this.timeouts = timeouts;
    this.throughPooler = throughPooler;
    // Without a listener a lost idle connection would end the process; the pool replaces it by itself.
    this.on('error', () => undefined);
    this.on('connect', (client) => {
      this.#all.add(client);
      // The same for a connection that is lost between two statements of a transaction: the next one fails.
      client.on('error', () => undefined);
      if (client instanceof BoundedClient) {
        client.keepsSession = !throughPooler;
        client.onSilence = () => this.#dropUnused('died silently');
        client.onStandby = () => this.#dropUnused('become a standby');
        client.onOutdatedStatement = () => this.#prepareAnew();
      }
    });
    this.on('acquire', (client) => this.#busy.add(client));
    this.on('release', (_error, client) => this.#busy.delete(client));
    this.on('remove', (client) => this.#all.delete(client));
    this.#watch();
  }

  /** Ends the pool: connections in use have this long to come back, in ms, before they are cut. */
  async endWithin(graceMs: number): Promise<void> {
    const ended = this.end();
    await Promise.race([ended, wait(graceMs, undefined, { ref: false })]);
    for (const client of this.#all) {
      if (client instanceof BoundedClient) client.cut('The pool has ended.');
    }
  }

  /** An unused connection that does not answer would keep its next user waiting. */
  #watch(): void {
    const timer = setInterval(() => {
      if (this.ending) clearInterval(timer);
      else if (this.idleCount > 0) void this.#probe();
    }, probeEveryMs);
    timer.unref();
  }

  async #probe(): Promise<void> {
    try {
      const client = await this.connect();
      try {
        const probe = { text: 'select 1', query_timeout: probeAnswerMs };
        await client.query(probe);
        client.release();
      } catch {
        client.release(true);
      }
    } catch {
      // There is no connection to be had: anyone who needs one will say so.
    }
  }

  /** Cuts every connection, those in use as well: each waiting caller gets an error at once. */
  cutAll(reason: string): void {
    for (const client of this.#all) {
      if (client instanceof BoundedClient) client.cut(reason);
    }
  }

  /** A migration has changed a table: the statements of the other connections may not fit it either. */
  #prepareAnew(): void {
    for (const client of this.#all) {
      if (client instanceof BoundedClient) client.prepareAnew();
    }
  }

  #dropUnused(fate: string): void {
    for (const client of this.#all) {
      if (this.#busy.has(client) || !(client instanceof BoundedClient)) continue;
      client.cut(`Another connection to the same server has ${fate}.`);
    }
  }
}

/** A new connection that leads to a standby is not given away: the primary has moved, or the address is wrong. */
function refuseStandby(client: pg.PoolClient, done: (error?: Error) => void): void {
  const isStandby = client instanceof BoundedClient && client.isStandby;
  done(isStandby ? new LeadsToStandby() : undefined);
}

/** With the code of a server that takes no changes. */
class LeadsToStandby extends Error {
  override readonly name = 'LeadsToStandby';
  readonly code = takesNoChanges;

  constructor() {
    super('The database at this address is a standby, which takes no changes.');
  }
}
