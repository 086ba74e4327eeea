import { isLostConnection } from '#lib/database/lost-connection.ts';
import { requestTimeouts } from '#lib/database/timeouts.ts';
import { hasReached, type WalPosition } from '#lib/database/wal-position.ts';
import type { Log } from '#lib/log.ts';
import { type Db, openPool } from '../client.ts';
import { type Lag, type LagLimits, lagLimits, PrimaryTrail } from './lag.ts';
import { committedPosition, lookWithinMs } from './positions.ts';
import { Replica } from './replica.ts';

/** The changes that an answer must contain, because the caller knows of them. */
export interface Reader {
  /** Who hears of changes by live events; undefined for a visitor. */
  personId?: string | undefined;
  /** The position of their last write of the last minute; `unknown` when it may be anywhere. */
  lastWrite?: LastWrite | undefined;
}

export type LastWrite = WalPosition | 'unknown';

/** Anonymous viewer of public pages. */
export const anybody: Reader = {};

/** Why a read went where it went. */
export type ReadReason = 'chosen' | 'none-usable' | 'own-write' | 'told' | 'failed';

/** How a replica is at present, for figures. */
export interface ReplicaState {
  name: string;
  isUsed: boolean;
  /** It leads at present, and is a replica when another one does. */
  isPrimary: boolean;
  lag: Lag | null;
}

/** Reads whose answers may be some seconds old. */
export interface Replicas {
  /**
   * Runs a read on a replica that has everything its reader knows of; on the primary where there is none. What fails on
   * a replica is run once more on the primary, so it must not do anything but read.
   */
  read<Result>(reader: Reader, work: (db: Db) => Promise<Result>): Promise<Result>;
  /**
   * The position behind everything committed so far, `unknown` when the primary does not say; null where there are no
   * replicas.
   */
  lastWrite(): Promise<LastWrite | null>;
  states(): ReplicaState[];
  /** Called on each read. */
  onRead: ((target: 'primary' | 'replica', reason: ReadReason) => void) | undefined;
  /** Looks at all of them once, and goes on watching. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Where there are no replicas: everything is read on the primary, and nothing is counted. */
export const withoutReplicas = (primary: Db): Replicas => ({
  read: async (_reader, work) => work(primary),
  lastWrite: async () => null,
  states: () => [],
  onRead: undefined,
  start: async () => undefined,
  close: async () => undefined,
});

export interface ReplicasOptions {
  addresses: readonly string[];
  primary: Db;
  /** Asked how far it is, over a connection of its own. */
  primaryAddress: { connectionString: string; throughPooler: boolean };
  /**
   * Whether the user may have been notified of a change by a transaction with this number or a higher one, and the
   * timeline of the primary that answered.
   */
  changedSince(personId: string, xid: bigint): Promise<{ hasChanged: boolean; timeline: number }>;
  log: Log;
  limits?: LagLimits;
  now?: () => number;
}

/** Opens the replicas; they are looked at from `start` on. */
export function openReplicas(options: ReplicasOptions): Replicas {
  const { addresses, primary, primaryAddress, changedSince, log, limits = lagLimits } = options;
  const { now = () => performance.now() } = options;
  const primaryPool = openPool(primaryAddress.connectionString, 1, {
    timeouts: { ...requestTimeouts, connectMs: lookWithinMs, statementMs: lookWithinMs },
    throughPooler: primaryAddress.throughPooler,
  });
  const compared = { pool: primaryPool, trail: new PrimaryTrail() };
  const names = namesOf(addresses);
  const all = addresses.map(
    (connectionString, index) =>
      new Replica({
        ...{ connectionString, name: names[index] ?? '', primary: compared, limits, log, now },
      }),
  );
  let turn = 0;

  async function choose({ personId, lastWrite }: Reader): Promise<Replica | ReadReason> {
    const usable = all.flatMap((replica) => {
      const known = replica.usable();
      return known ? [{ replica, ...known }] : [];
    });
    if (usable.length === 0) return 'none-usable';
    if (lastWrite === 'unknown') return 'own-write';
    const fit = lastWrite
      ? usable.filter(({ position }) => hasReached(position, lastWrite))
      : usable;
    turn += 1;
    const chosen = fit[turn % fit.length];
    if (!chosen) return 'own-write';
    if (personId !== undefined) {
      const { hasChanged, timeline } = await changedSince(personId, chosen.xmin);
      if (hasChanged || timeline !== chosen.position.timeline) return 'told';
    }
    return chosen.replica;
  }

  const replicas: Replicas = {
    async read(reader, work) {
      const chosen = await choose(reader);
      if (!(chosen instanceof Replica)) {
        replicas.onRead?.('primary', chosen);
        return work(primary);
      }
      replicas.onRead?.('replica', 'chosen');
      try {
        return await work(chosen.db);
      } catch (error) {
        if (!isOfDatabase(error)) throw error;
        if (isLostConnection(error)) chosen.lose(error);
        replicas.onRead?.('primary', 'failed');
        return work(primary);
      }
    },
    async lastWrite() {
      try {
        return await committedPosition(primaryPool);
      } catch {
        return 'unknown';
      }
    },
    states: () =>
      all.map((replica) => ({
        name: replica.name,
        isUsed: replica.usable() !== null,
        isPrimary: replica.isPrimary,
        lag: replica.lag,
      })),
    onRead: undefined,
    async start() {
      await Promise.all(all.map((replica) => replica.start()));
    },
    async close() {
      await Promise.all(all.map((replica) => replica.close()));
      await primaryPool.endWithin(lookWithinMs);
    },
  };
  return replicas;
}

/**
 * Whether an error is the database's: one that is being restarted, a read that stood in the way of what is replayed, a
 * table that has not come yet. What the statement itself is to blame for, the primary says once more.
 */
const isOfDatabase = (error: unknown): boolean =>
  isLostConnection(error) ||
  (error instanceof Error && 'code' in error && sqlState.test(String(error.code)));

const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;

/** The host and port of each; the number in the list where two would be called the same. */
function namesOf(addresses: readonly string[]): string[] {
  const hosts = addresses.map((address) => URL.parse(address)?.host ?? '');
  return hosts.map((host, index) => {
    const isOwn = host !== '' && hosts.indexOf(host) === hosts.lastIndexOf(host);
    return isOwn ? host : `${index + 1}`;
  });
}
