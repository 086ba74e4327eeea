import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

interface Limit {
  attempts: number;
  seconds: number;
}

/**
 * How often the auth endpoints, uploads and open forms may be tried, per account and per address (per /64 with IPv6).
 */
export interface AttemptLimits {
  /** Absent where no account is known. */
  perAccount?: Limit;
  perAddress: Limit;
  /** For a whole block of addresses (a /24, a /48 of IPv6): one holder has many, and uses up the day of no other. */
  perBlock?: Limit;
  /**
   * Devices that are known for the account are counted apart from strangers. Each device is counted alone, and all
   * devices of the account together, so that collecting devices gives no extra guesses. Beyond either limit a device
   * counts as a stranger's.
   */
  perDevice?: Limit;
  perDevicesOfAccount?: Limit;
}

const minute = 60;
export const defaultAttemptLimits: Record<string, AttemptLimits> = {
  '/sign-in/email': {
    perAccount: { attempts: 10, seconds: 15 * minute },
    perAddress: { attempts: 60, seconds: 15 * minute },
    perDevice: { attempts: 10, seconds: 24 * 60 * minute },
    perDevicesOfAccount: { attempts: 50, seconds: 60 * minute },
  },
  '/sign-up/email': {
    perAccount: { attempts: 5, seconds: 60 * minute },
    perAddress: { attempts: 30, seconds: 60 * minute },
  },
  '/sign-up/microsoft': {
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
  '/auth/confirm': {
    perAccount: { attempts: 10, seconds: 15 * minute },
    perAddress: { attempts: 60, seconds: 15 * minute },
  },
  '/reset-password': {
    perAccount: { attempts: 10, seconds: 15 * minute },
    perAddress: { attempts: 30, seconds: 15 * minute },
  },
  // A key cannot be guessed: these limits bound the load on the server. A token is good for ten minutes.
  '/auth/v1/token': {
    perAddress: { attempts: 600, seconds: 15 * minute },
  },
  '/auth/v1/token of one key': {
    perAccount: { attempts: 60, seconds: 15 * minute },
    perAddress: { attempts: 600, seconds: 15 * minute },
  },
  // Neither can what apps send. One service asks for thousands of people from a few addresses.
  '/oauth/authorize': {
    perAddress: { attempts: 300, seconds: 15 * minute },
  },
  '/oauth/register': {
    perAddress: { attempts: 300, seconds: 15 * minute },
  },
  '/oauth/token': {
    perAddress: { attempts: 3000, seconds: 15 * minute },
  },
  '/oauth/revoke': {
    perAddress: { attempts: 3000, seconds: 15 * minute },
  },
  // A calendar address cannot be guessed either. One calendar service asks for thousands of people from a few
  // addresses.
  '/calls/feed': {
    perAddress: { attempts: 3000, seconds: 15 * minute },
  },
  '/calls/feed of one person': {
    perAccount: { attempts: 60, seconds: 15 * minute },
    perAddress: { attempts: 3000, seconds: 15 * minute },
  },
  // Guesses at the password of a signed-in user, from any device.
  '/api/me/password': {
    perAccount: { attempts: 10, seconds: 15 * minute },
    perAddress: { attempts: 60, seconds: 15 * minute },
  },
  // Each sends a mail to an address that the user typed.
  '/api/me/email-change': {
    perAccount: { attempts: 5, seconds: 60 * minute },
    perAddress: { attempts: 30, seconds: 60 * minute },
  },
  // A signature cannot be guessed: these limits bound the load from whole offices behind one address.
  '/api/passkey-sign-in/challenge': {
    perAddress: { attempts: 300, seconds: 15 * minute },
  },
  '/api/passkey-sign-in': {
    perAddress: { attempts: 60, seconds: 15 * minute },
  },
  // Nor a code of Microsoft's; each return asks a question there.
  '/api/microsoft-sign-in': {
    perAddress: { attempts: 300, seconds: 15 * minute },
  },
  '/auth/microsoft/return': {
    perAddress: { attempts: 60, seconds: 15 * minute },
  },
  '/api/me/connected-sign-ins': {
    perAccount: { attempts: 40, seconds: 60 * minute },
    perAddress: { attempts: 240, seconds: 60 * minute },
  },
  '/api/me/session/passkey-proof': {
    perAccount: { attempts: 40, seconds: 15 * minute },
    perAddress: { attempts: 240, seconds: 15 * minute },
  },
  '/api/me/passkeys': {
    perAccount: { attempts: 40, seconds: 60 * minute },
    perAddress: { attempts: 240, seconds: 60 * minute },
  },
  '/api/me/consultant-photo': {
    perAccount: { attempts: 60, seconds: 60 * minute },
    perAddress: { attempts: 300, seconds: 60 * minute },
  },
  '/api/me/supplier-profile/files/{kind}': {
    perAccount: { attempts: 60, seconds: 60 * minute },
    perAddress: { attempts: 300, seconds: 60 * minute },
  },
  // A file has up to twenty parts; how many files there may be is counted by the day.
  '/api/message-files/{fileId}/parts/{position}': {
    perAccount: { attempts: 2500, seconds: 60 * minute },
    perAddress: { attempts: 10_000, seconds: 60 * minute },
  },
  // Each takes a process of its own.
  '/api/me/consultant-profile/drafts': {
    perAccount: { attempts: 30, seconds: 60 * minute },
    perAddress: { attempts: 150, seconds: 60 * minute },
  },
  '/api/service-requests': {
    perAddress: { attempts: 20, seconds: 60 * minute },
    perBlock: { attempts: 100, seconds: 24 * 60 * minute },
  },
  '/api/briefs/provider': {
    perAddress: { attempts: 20, seconds: 60 * minute },
  },
};

/** What an attempt is counted against. */
export interface Attempt {
  account?: string | undefined;
  /** Of a device that is known for the account. */
  deviceId?: string | null;
  addressGroup: string;
  /** Where whole blocks are counted. */
  addressBlock?: string;
}

export interface AttemptCounter {
  /** Counts an attempt; returns the seconds to wait when there were too many, else null. */
  count(path: string, attempt: Attempt): Promise<number | null>;
  /** A success clears what was counted against the device, or else against the account. */
  forgive(path: string, attempt: Attempt): Promise<void>;
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
    Object.entries(limits).map(([path, { perAccount, perAddress, perDevice, ...more }]) => [
      path,
      {
        account: perAccount && limiter(`account:${path}`, perAccount),
        address: limiter(`address:${path}`, perAddress),
        block: more.perBlock && limiter(`block:${path}`, more.perBlock),
        device: perDevice && limiter(`device:${path}`, perDevice),
        devices: more.perDevicesOfAccount && limiter(`devices:${path}`, more.perDevicesOfAccount),
      },
    ]),
  );
  return {
    async count(path, { account, deviceId, addressGroup, addressBlock }) {
      const counters = limiters.get(path);
      if (!counters) return null;
      const { address, block } = counters;
      const wait =
        (await secondsToWait(address, addressGroup)) ??
        (block && addressBlock ? await secondsToWait(block, addressBlock) : null);
      if (wait !== null || account === undefined) return wait;
      const { device, devices } = counters;
      if (deviceId && device && devices) {
        const isWithin =
          (await secondsToWait(device, deviceId)) === null &&
          (await secondsToWait(devices, hashed(account))) === null;
        if (isWithin) return null;
      }
      return counters.account ? secondsToWait(counters.account, hashed(account)) : null;
    },
    async forgive(path, { account, deviceId }) {
      const counters = limiters.get(path);
      if (deviceId) await counters?.device?.delete(deviceId);
      else if (account) await counters?.account?.delete(hashed(account));
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
