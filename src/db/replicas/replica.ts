import { setTimeout as wait } from 'node:timers/promises';
import type { BoundedPool } from '#lib/database/bounded-pool.ts';
import { requestTimeouts } from '#lib/database/timeouts.ts';
import type { WalPosition } from '#lib/database/wal-position.ts';
import type { Log } from '#lib/log.ts';
import { createReadingDb, type Db, openPool } from '../client.ts';
import { isCloseEnough, type Lag, type LagLimits, type PrimaryTrail } from './lag.ts';
import {
  isSameServer,
  type LeaderLook,
  lookAtPrimary,
  lookAtReplica,
  lookWithinMs,
  type PrimaryLook,
  type ReplicaLook,
} from './positions.ts';

/** What is known of a replica from the last look at it. */
interface Known extends ReplicaLook {
  /** When it was looked at, by the clock of this process in ms. */
  at: number;
  lag: Lag;
}

/** What replicas are compared with. */
export interface Primary {
  pool: BoundedPool;
  trail: PrimaryTrail;
}

export interface ReplicaOptions {
  connectionString: string;
  /** Names it in logs and figures; never its address with a password. */
  name: string;
  primary: Primary;
  limits: LagLimits;
  log: Log;
  now: () => number;
}

/** What was known is too old to go by. */
const knownForMs = 2_000;
/** Between two looks. */
const pauseMs = 250;
const graceMs = 1_000;

/** One replica: its connections, and what is known of it. It is looked at four times a second. */
export class Replica {
  readonly name: string;
  readonly db: Db;
  readonly #options: ReplicaOptions;
  readonly #pool: BoundedPool;
  /** Looks do not stand in the line of those who read. */
  readonly #lookPool: BoundedPool;
  readonly #closing = new AbortController();
  #known: Known | null = null;
  #isUsed = false;
  #isPrimary = false;
  #watching: Promise<void> = Promise.resolve();

  constructor(options: ReplicaOptions) {
    const { connectionString } = options;
    this.name = options.name;
    this.#options = options;
    this.#pool = openPool(connectionString, 10, { mayBeStandby: true });
    this.#lookPool = openPool(connectionString, 1, {
      timeouts: { ...requestTimeouts, connectMs: lookWithinMs, statementMs: lookWithinMs },
      mayBeStandby: true,
    });
    this.db = createReadingDb(this.#pool);
  }

  /** Looks at it once, and goes on looking. */
  async start(): Promise<void> {
    await this.#look();
    this.#watching = this.#watch();
  }

  /** How far it is, if it may be read from now. */
  usable(): { position: WalPosition; xmin: bigint } | null {
    const known = this.#known;
    const isRecent = known !== null && this.#options.now() - known.at < knownForMs;
    return this.#isUsed && isRecent ? known : null;
  }

  /** For figures; null while it does not answer. */
  get lag(): Lag | null {
    return this.#known?.lag ?? null;
  }

  /** Whether it is the primary itself at present: then it is no replica, and nothing is wrong with it. */
  get isPrimary(): boolean {
    return this.#isPrimary;
  }

  /** It does not answer: waiting readers use the primary at once. */
  lose(error: unknown): void {
    this.#leave(error);
    this.#pool.cutAll('Another connection to the same server has died.');
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#watching;
    await Promise.all([this.#pool.endWithin(graceMs), this.#lookPool.endWithin(graceMs)]);
  }

  async #watch(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await this.#look();
    }
  }

  async #look(): Promise<void> {
    const { primary, now } = this.#options;
    const at = now();
    let look: ReplicaLook | LeaderLook;
    try {
      look = await lookAtReplica(this.#lookPool);
    } catch (error) {
      this.lose(error);
      return;
    }
    try {
      // After the replica: what that has replayed, the primary has written by now.
      const askedAt = now();
      const compared = await lookAtPrimary(primary.pool);
      primary.trail.note(askedAt, compared.position);
      if (!look.isReplica) {
        this.#noteLeader(look, compared);
        return;
      }
      refuseOtherHistory(look, compared);
    } catch (error) {
      this.#leave(error);
      return;
    }
    this.#judge({ ...look, at, lag: primary.trail.lagOf(look.position.lsn, now()) });
  }

  /** It accepts writes, so it is the primary or a stray one: no reads go there as to a replica. */
  #noteLeader(look: LeaderLook, primary: PrimaryLook): void {
    const wasPrimary = this.#isPrimary;
    this.lose(new Error('It is not a replica, or not any more.'));
    this.#isPrimary = isSameServer(look, primary);
    if (this.#isPrimary && !wasPrimary) {
      this.#options.log.info({ replica: this.name }, 'replica is the primary');
    }
  }

  /** Leaves it alone until it has shown that it is well again. */
  #leave(error: unknown): void {
    this.#known = null;
    this.#isPrimary = false;
    if (this.#isUsed) this.#options.log.warn({ replica: this.name, err: error }, 'replica left');
    this.#isUsed = false;
  }

  #judge(known: Known): void {
    const { limits, log } = this.#options;
    const { lag } = known;
    this.#known = known;
    this.#isPrimary = false;
    const wasUsed = this.#isUsed;
    this.#isUsed = isCloseEnough(lag, wasUsed, limits);
    if (this.#isUsed === wasUsed) return;
    if (wasUsed) log.warn({ replica: this.name, lag }, 'replica left: it is too far behind');
    else log.info({ replica: this.name, lag }, 'replica taken');
  }
}

/** Throws when a replica cannot be compared with the primary: numbers of two histories say nothing of each other. */
function refuseOtherHistory(look: ReplicaLook, primary: PrimaryLook): void {
  if (look.system !== primary.system) throw new Error('It is a replica of another database.');
  const { timeline, lsn } = look.position;
  if (timeline !== primary.position.timeline || lsn > primary.position.lsn) {
    throw new Error('Its history is another one than the primary’s.');
  }
}
