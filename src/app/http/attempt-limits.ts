import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

interface Limit {
  attempts: number;
  seconds: number;
}

/** How often the auth endpoints and uploads may be tried, per account and per address (per /64 with IPv6). */
export interface AttemptLimits {
  perAccount: Limit;
  perAddress: Limit;
}

const minute = 60;
export const defaultAttemptLimits: Record<string, AttemptLimits> = {
  '/sign-in/email': {
    perAccount: { attempts: 10, seconds: 15 * minute },
    perAddress: { attempts: 60, seconds: 15 * minute },
  },
  '/sign-up/email': {
    perAccount: { attempts: 5, seconds: 60 * minute },
    perAddress: { attempts: 30, seconds: 60 * minute },
  },
  '/send-verification-email': {
    perAccount: { attempts: 5, seconds: 60 * minute },
    perAddress: { attempts: 30, seconds: 60 * minute },
  },
  '/request-password-reset': {
    perAccount: { attempts: 5, seconds: 60 * minute },
    perAddress: { attempts: 30, seconds: 60 * minute },
  },
  '/reset-password': {
    perAccount: { attempts: 10, seconds: 15 * minute },
    perAddress: { attempts: 30, seconds: 15 * minute },
  },
  '/api/me/consultant-photo': {
    perAccount: { attempts: 60, seconds: 60 * minute },
    perAddress: { attempts: 300, seconds: 60 * minute },
  },
};

export interface AttemptCounter {
  /** Counts an attempt; returns the seconds to wait when there were too many, else null. */
  count(path: string, account: string | undefined, addressGroup: string): Promise<number | null>;
  /** A success clears what was counted against the account. */
  forgive(path: string, account: string): Promise<void>;
}

/** Counts attempts in the database, so that all nodes and restarts share one count. */
export function createAttemptCounter(
  pool: pg.Pool,
  limits: Record<string, AttemptLimits> = defaultAttemptLimits,
): AttemptCounter {
  const limiter = (prefix: string, { attempts, seconds }: Limit) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: prefix,
      points: attempts,
      duration: seconds,
    });
  const limiters = new Map(
    Object.entries(limits).map(([path, { perAccount, perAddress }]) => [
      path,
      {
        account: limiter(`account:${path}`, perAccount),
        address: limiter(`address:${path}`, perAddress),
      },
    ]),
  );
  return {
    async count(path, account, addressGroup) {
      const pair = limiters.get(path);
      if (!pair) return null;
      const wait = await secondsToWait(pair.address, addressGroup);
      if (wait !== null || account === undefined) return wait;
      return secondsToWait(pair.account, hashed(account));
    },
    async forgive(path, account) {
      await limiters.get(path)?.account.delete(hashed(account));
    },
  };
}

// Addresses of people do not belong into a table of counters.
const hashed = (account: string): string =>
  createHash('sha256').update(account.trim().toLowerCase()).digest('base64url');

async function secondsToWait(limiter: RateLimiterPostgres, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.ceil(error.msBeforeNext / 1000);
    throw error;
  }
}
