import type pg from 'pg';
import { createDb, openPool } from '#db/client.ts';
import { type Auth, createAuth } from '#features/accounts/server/auth.ts';
import type { Services } from '#features/accounts/server/context.ts';
import type { Billing } from '#lib/billing/billing.ts';
import type { Clock } from '#lib/clock.ts';
import { createJobQueue } from '#lib/jobs/job-queue.ts';
import type { Log } from '#lib/log.ts';
import { createMailer } from '#lib/mail/mailer.ts';

export interface ServiceOptions {
  connectionString: string;
  publicUrl: string;
  authSecret: string;
  billing: Billing;
  clock: Clock;
  log: Log;
  poolSize?: number;
  /** A process that records jobs and never works on them, like a command. */
  sendOnly?: boolean;
}

export interface RunningServices {
  services: Services;
  auth: Auth;
  pool: pg.Pool;
  /** Hands jobs back and closes the connections. */
  close(): Promise<void>;
}

/** Puts the services together on one database. The queue still has to be started. */
export function createServices(options: ServiceOptions): RunningServices {
  const { connectionString, publicUrl, authSecret, billing, clock, log } = options;
  const pool = openPool(connectionString, options.poolSize);
  const db = createDb(pool);
  const jobs = createJobQueue({ connectionString, log, sendOnly: options.sendOnly ?? false });
  const auth = createAuth({ db, jobs, clock, log, secret: authSecret, publicUrl });
  const services: Services = {
    db,
    jobs,
    mailer: createMailer({ jobs }),
    billing,
    clock,
    log,
    publicUrl,
    auth,
  };
  return {
    services,
    auth,
    pool,
    close: async () => {
      await jobs.stop();
      await db.destroy();
    },
  };
}
