/** The product as its operator runs it: a process of its own, on a free port of this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';
import { testAuthSecret } from '#tests/support/site.ts';
import { readStartCommand } from '#tests/support/start-command.ts';

export const checkoutDir = join(import.meta.dirname, '../..');

type Environment = Record<string, string | undefined>;

/** How a process ended: with a code, or by a signal. */
export interface ProcessEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** From the request to end until the end, in milliseconds. */
  milliseconds: number;
}

export interface AppProcess {
  url: string;
  pid: number;
  /** From the spawn to the first time `readyPath` answered 200, in milliseconds. */
  readyAfter: number;
  /** What it has written so far, to both of its outputs. */
  output(): string;
  /** SIGKILL: nothing gets a chance to tidy up. Returns when the process is gone. */
  kill(): Promise<ProcessEnd>;
  /** SIGTERM, as an operator or a service manager stops it. */
  terminate(): Promise<ProcessEnd>;
  /** Sends this signal, which is expected to end it. */
  end(signal: NodeJS.Signals): Promise<ProcessEnd>;
}

const startTimeoutMs = 180_000;
const running = new Set<ChildProcess>();
// Should this process end in haste, the products it started end as well, and with them their databases.
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

// Set and empty: a value in the operator's own .env file must not change what is tested.
const nothingSet = {
  ...{ DATABASE_URL: '', DATA_DIR: '', DEMO: '', HOST: '', PORT: '', PUBLIC_URL: '' },
  ...{
    SMTP_URL: '',
    MAIL_FROM: '',
    MAIL_SENDERS: '',
    MAIL_WEBHOOK_SECRET: '',
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
  },
  ...{ OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: '' },
  ...{ TRUSTED_PROXIES: '', METRICS_TOKEN: '', AUTH_SECRET: testAuthSecret, LOG_LEVEL: 'warn' },
};

/** Starts the built product and waits until `readyPath` answers 200. Throws when it ends before. */
export async function startApp(
  environment: Environment,
  { readyPath = '/readyz', keepOutput = true, checkout = checkoutDir } = {},
): Promise<AppProcess> {
  const port = environment.PORT ?? String(await freePort());
  const started = performance.now();
  const { child, output, end } = spawnApp({ PORT: port, ...environment }, { keepOutput, checkout });
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilAnswers(`${url}${readyPath}`, child);
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`The product does not start:\n${output()}`, { cause: error });
  }
  return {
    url,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - started,
    output,
    kill: () => end('SIGKILL'),
    terminate: () => end('SIGTERM'),
    end,
  };
}

/** Starts the built product where it is expected to refuse, and returns how it ended and what it said. */
export async function runApp(environment: Environment): Promise<ProcessEnd & { output: string }> {
  return runProgram(startCommand.args, environment);
}

/** Runs Node with these arguments where it is expected to refuse, and returns how it ended and what it said. */
export async function runProgram(
  program: readonly string[],
  environment: Environment,
): Promise<ProcessEnd & { output: string }> {
  const { output, ended } = spawnApp(
    { PORT: String(await freePort()), ...environment },
    { program },
  );
  return { ...(await ended), output: output() };
}

const startCommand = readStartCommand(checkoutDir);

/** Starts the built product without waiting for anything. */
export function spawnApp(
  environment: Environment,
  {
    keepOutput = true,
    readOutput = true,
    checkout = checkoutDir,
    program = readStartCommand(checkout).args,
  }: {
    keepOutput?: boolean;
    /** False leaves in its pipes what it writes, until they are full. */
    readOutput?: boolean;
    program?: readonly string[];
    /** Another version's, in the place of this one. */
    checkout?: string;
  } = {},
) {
  const child = spawn(process.execPath, program, {
    cwd: checkout,
    stdio: keepOutput ? ['ignore', 'pipe', 'pipe'] : 'ignore',
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME },
      ...startCommand.environment,
      ...nothingSet,
      ...environment,
    },
  });
  running.add(child);
  let written = '';
  for (const stream of readOutput ? [child.stdout, child.stderr] : []) {
    stream?.on('data', (chunk: Buffer) => {
      written += chunk;
    });
  }
  let asked = performance.now();
  // With unread pipes 'close' is never emitted.
  const ended = once(child, readOutput ? 'close' : 'exit').then((): ProcessEnd => {
    running.delete(child);
    const { exitCode: code, signalCode: signal } = child;
    return { code, signal, milliseconds: performance.now() - asked };
  });
  const end = (signal: NodeJS.Signals): Promise<ProcessEnd> => {
    asked = performance.now();
    child.kill(signal);
    return ended;
  };
  return { child, output: () => written, ended, end };
}

/** Kills whatever was started here and still runs. */
export async function endAllApps(): Promise<void> {
  for (const child of running) {
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  }
}

/**
 * Asks this address again and again until it answers 200. Throws when the process that should ends before, or after
 * minutes.
 */
export async function waitUntilAnswers(url: string, child: ChildProcess): Promise<void> {
  const started = performance.now();
  while (!(await answers(url))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('It has ended.');
    if (performance.now() - started > startTimeoutMs) throw new Error('It takes too long.');
    // A small server is there in some 40 ms; a large one must not be slowed by being asked.
    await wait(performance.now() - started < 300 ? 2 : 20);
  }
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume();
      response.on('close', () => resolve(response.statusCode === 200));
    }).on('error', () => resolve(false));
  });
}
