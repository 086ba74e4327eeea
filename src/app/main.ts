import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { createLog } from '#lib/log.ts';
import { standardLogOutput } from '#lib/log-output.ts';
import { programVersion } from '#lib/program-version.ts';
import { inProject, projectFolder } from '#lib/project-folder.ts';
import { readConfig } from '#operations/config/config.ts';
import { loadEnvironmentFile } from '#operations/config/environment-file.ts';
import { greet } from './greeting.ts';
import { type RunningServer, startServer } from './start-server.ts';

const isDevelopment = process.argv.includes('--dev');
// For a reader of the log that is slow; one that has stopped reading does not keep the process from ending.
const lastWordsMs = 500;
// What follows the drain: with the usual one, service managers that wait ten seconds leave two for a loaded machine.
const otherStopMs = 7000;
// npm passes on the Ctrl+C that the terminal sends as well: the second of two at once is the same wish.
const sameWishMs = 1000;

try {
  await main();
} catch (error) {
  if (!(error instanceof SetupProblem)) throw error;
  process.stderr.write(`\n${error.message}\n\n`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const started = performance.now();
  loadEnvironmentFile(inProject('.env'));
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  log.info({ version: programVersion(), node: process.versions.node }, 'starting');
  const developmentPages = isDevelopment
    ? { developmentPages: (await import('./development-pages.ts')).startDevelopmentPages }
    : {};
  const stopping = new AbortController();
  const starting = startServer({
    ...{ config, checkoutDir: projectFolder, log, signal: stopping.signal },
    ...developmentPages,
  });
  const longestStopMs = config.drainSeconds * 1000 + otherStopMs;
  let server: RunningServer | undefined;
  const stop = stopOnce({
    longestMs: longestStopMs,
    stop: async () => {
      stopping.abort();
      // A start that is broken off has undone itself by the time it says so.
      server = await starting.catch(() => undefined);
      await server?.stop();
      await standardLogOutput().flush(lastWordsMs);
    },
    // The private database goes on stopping without us; the next start waits for it.
    isEnough: () => server?.onlyDatabaseIsLeft() ?? false,
  });
  process.on('SIGTERM', stop.onSignal);
  process.on('SIGINT', stop.onSignal);
  // A promise that was rejected without anyone waiting for it comes here as well.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a fault that nothing handled: the process stops');
    stop.onFault();
  });
  try {
    const { url, dataDir } = await starting;
    await greet({ config, url, dataDir, milliseconds: performance.now() - started });
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
  }
}

interface Stop {
  longestMs: number;
  stop(): Promise<void>;
  /** Whether what is left after the longest wait goes on without this process. */
  isEnough(): boolean;
}

/**
 * The first signal drains and stops; a later second one, or too long a wait, ends at once. A fault stops in the same
 * way, for what is under way has most likely nothing to do with it, and ends with 1, so that a service manager starts
 * the process again.
 */
function stopOnce({ longestMs, stop, isEnough }: Stop) {
  let stoppingSince: number | undefined;
  let code = 0;
  function begin(): void {
    stoppingSince = performance.now();
    setTimeout(() => process.exit(isEnough() ? code : 1), longestMs).unref();
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  }
  return {
    onSignal(): void {
      if (stoppingSince === undefined) begin();
      else if (performance.now() - stoppingSince > sameWishMs) process.exit(1);
    },
    onFault(): void {
      code = 1;
      if (stoppingSince === undefined) begin();
    },
  };
}
