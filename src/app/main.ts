import { join } from 'node:path';
import { readConfig } from '#lib/env/config.ts';
import { loadEnvironmentFile } from '#lib/env/environment-file.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { createLog } from '#lib/log.ts';
import { greet } from './greeting.ts';
import { startServer } from './start-server.ts';

const checkoutDir = join(import.meta.dirname, '../..');
const isDevelopment = process.argv.includes('--dev');

try {
  await main();
} catch (error) {
  if (!(error instanceof SetupProblem)) throw error;
  process.stderr.write(`\n${error.message}\n\n`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const started = performance.now();
  loadEnvironmentFile(join(checkoutDir, '.env'));
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const server = await startServer({
    config,
    checkoutDir,
    log,
    ...(isDevelopment
      ? { developmentPages: (await import('./development-pages.ts')).startDevelopmentPages }
      : {}),
  });
  const stop = stopOnce(() => server.stop());
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  greet({
    config,
    url: server.url,
    dataDir: server.dataDir,
    milliseconds: performance.now() - started,
  });
}

// npm passes on the Ctrl+C that the terminal sends as well: the second of two at once is the same wish.
const sameWishMs = 1000;

/** The first signal drains and stops; a later second one, or too long a wait, ends at once. */
function stopOnce(stop: () => Promise<void>): () => void {
  let stoppingSince: number | undefined;
  return () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > sameWishMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => process.exit(1), 9500).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
}
