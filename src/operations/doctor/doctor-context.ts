import { sql } from 'kysely';
import type { WritableDb } from '#db/client.ts';
import type { Patience } from '#lib/billing/stripe-client.ts';
import type { Clock } from '#lib/clock.ts';
import type { TxtResolver } from '#lib/mail/sender-records.ts';
import type { Config } from '#operations/config/config.ts';
import { type Check, notAsked, type Verdict } from './check.ts';

/** The database of the site, or why it cannot be asked. */
export type ReachedDatabase = { db: WritableDb } | { obstacle: Verdict };

/** What checks look at. */
export interface DoctorContext {
  config: Config;
  checkoutDir: string;
  /** Where the private database and files lie; undefined where there is no such folder. */
  dataFolder: string | undefined;
  /** Connects once for all checks. */
  reachDatabase(): Promise<ReachedDatabase>;
  clock: Clock;
  /** The recipient of a test message; undefined sends none. */
  mailTo: string | undefined;
  dns: TxtResolver;
  /** Where Stripe is, if not at its own address, and how long it is waited for. */
  stripe: { apiBase?: string; patience: Patience };
}

/**
 * A check that asks the database: where that does not answer, it is not asked, and the check of the database says why.
 */
export const databaseCheck = (
  { reachDatabase }: Pick<DoctorContext, 'reachDatabase'>,
  name: string,
  look: (db: WritableDb) => Promise<Verdict>,
): Check => ({
  name,
  async look() {
    const reached = await reachDatabase();
    if ('obstacle' in reached) return notAsked('The database could not be asked.');
    return look(reached.db);
  },
});

/** Whether the site has ever made this table here. */
export async function hasTable(db: WritableDb, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${name}) is not null as found`.execute(db);
  return rows[0]?.found ?? false;
}
