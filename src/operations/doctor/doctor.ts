import { Resolver } from 'node:dns/promises';
import { type Clock, systemClock } from '#lib/clock.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { Log } from '#lib/log.ts';
import type { TxtResolver } from '#lib/mail/sender-records.ts';
import { type Config, readConfig } from '#operations/config/config.ts';
import { backupChecks } from './backup-checks.ts';
import { billingChecks } from './billing-checks.ts';
import { certificateCheck } from './certificate-check.ts';
import { type Check, wrong } from './check.ts';
import { databaseChecks } from './database-checks.ts';
import { diskChecks } from './disk-checks.ts';
import type { DoctorContext } from './doctor-context.ts';
import { fileChecks } from './file-checks.ts';
import { jobChecks } from './job-checks.ts';
import { mailChecks } from './mail-checks.ts';
import { programChecks } from './program-checks.ts';
import { providerChecks } from './provider-checks.ts';
import { findDataFolder, openDatabase } from './reach-database.ts';
import { replicaChecks } from './replica-checks.ts';
import { type Finding, runChecks } from './run-checks.ts';
import { secretChecks } from './secret-checks.ts';
import { senderDomainChecks } from './sender-domain-checks.ts';
import { settingsChecks } from './settings-checks.ts';
import { siteCheck } from './site-check.ts';

/** The doctor's inputs, with fakes of outside services in tests. */
export interface DoctorOptions {
  environment: Record<string, string | undefined>;
  checkoutDir: string;
  log: Log;
  mailTo?: string | undefined;
  clock?: Clock;
  dns?: TxtResolver;
  stripe?: { apiBase?: string };
}

/**
 * Looks at everything that an operator would check by hand, whether or not the site runs. It changes nothing but a
 * file, an object and a message of its own, which it takes away again as far as it can; nothing is started and nothing
 * migrated.
 */
export async function examine(options: DoctorOptions): Promise<Finding[]> {
  const { environment, checkoutDir, log, mailTo, clock = systemClock } = options;
  const config = configOf(environment);
  if ('problem' in config) {
    return runChecks([
      ...programChecks(checkoutDir),
      { name: 'settings', look: async () => wrong(config.problem) },
    ]);
  }
  const dataFolder = findDataFolder(config, checkoutDir);
  const database = openDatabase({ config, checkoutDir, dataFolder, log });
  try {
    return await runChecks(
      checksFor({
        ...{ config, checkoutDir, dataFolder, mailTo, clock },
        reachDatabase: () => database.reach(),
        dns: options.dns ?? new Resolver({ timeout: 2_000, tries: 2 }),
        stripe: { ...options.stripe, patience: { timeoutMs: 5_000, retries: 0 } },
      }),
    );
  } finally {
    await database.close();
  }
}

function configOf(environment: DoctorOptions['environment']): Config | { problem: string } {
  try {
    return readConfig(environment);
  } catch (error) {
    if (error instanceof SetupProblem) return { problem: error.message };
    throw error;
  }
}

const checksFor = (context: DoctorContext): Check[] => [
  ...programChecks(context.checkoutDir),
  ...settingsChecks(context),
  ...secretChecks(context),
  siteCheck(context),
  certificateCheck(context),
  ...databaseChecks(context),
  ...replicaChecks(context),
  ...diskChecks(context),
  ...fileChecks(context),
  ...mailChecks(context),
  ...senderDomainChecks(context),
  ...billingChecks(context),
  ...providerChecks(context),
  ...backupChecks(context),
  ...jobChecks(context),
];
