import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the package `@stripe/cli` has put the binary for this machine; undefined where there is none. */
function findBinary(): string | undefined {
  const platform = process.platform === 'win32' ? 'win32' : process.platform;
  const name = `@stripe/cli-${platform}-${process.arch}`;
  const path = join(import.meta.dirname, '../../node_modules', name, 'bin/stripe');
  return existsSync(path) ? path : undefined;
}

export interface TriggerRun {
  name: string;
  /** Whether each of its requests was answered as it expects. */
  isDone: boolean;
  /** What it said, for a run that failed. */
  said: string;
}

/** Stripe's own command line, with a home of its own so that it knows no account. */
export async function openStripeCommandLine(api: { apiBase: string; secretKey: string }) {
  const binary = findBinary();
  if (!binary) throw new Error('The package @stripe/cli has no binary for this machine.');
  const home = await mkdtemp(join(tmpdir(), 'direct365-stripe-cli-'));
  const environment = { HOME: home, XDG_CONFIG_HOME: home, STRIPE_CLI_TELEMETRY_OPTOUT: '1' };
  const longestMs = 60_000;

  /** `stripe trigger NAME`: sends the requests of its fixture to the API. */
  const trigger = (name: string): Promise<TriggerRun> =>
    new Promise((resolve) => {
      const words = ['trigger', name, '--api-key', api.secretKey, '--api-base', api.apiBase];
      execFile(binary, words, { env: environment, timeout: longestMs }, (error, stdout, stderr) => {
        resolve({ name, isDone: error === null, said: `${stdout}\n${stderr}`.trim() });
      });
    });

  return { trigger, close: () => rm(home, { recursive: true, force: true }) };
}
