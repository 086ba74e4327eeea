import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkoutDir, waitUntilAnswers } from '#tests/processes/app-process.ts';
import { freePort } from '#tests/support/free-port.ts';
import type { Benchmark, Figure } from './harness/figures.ts';

// An address at which nothing answers: what the npm of this machine kept is not asked either, for nothing is to be
// installed.
const withoutNetwork = { npm_config_registry: 'http://127.0.0.1:9', npm_config_offline: 'true' };

/**
 * What a person waits for after `git clone`: `npm start` typed until the first page is answered, by the npm of this
 * machine and what it keeps.
 */
export const firstStart: Benchmark = {
  about:
    'npm start in a fresh clone, a second time, and after a change without a network; what is installed',
  async run(report) {
    const folder = await mkdtemp(join(tmpdir(), 'direct365-clone-'));
    try {
      const clone = join(folder, 'direct365');
      const made = spawnSync('git', ['clone', '--quiet', checkoutDir, clone]);
      if (made.status !== 0) throw new Error(`The clone failed: ${made.stderr}`);
      report('npm start in a fresh clone');
      const first = await startOnce(clone);
      const installed = [
        { name: 'packages', value: mebibytesIn(join(clone, 'node_modules')), unit: 'MiB' },
        { name: 'build', value: mebibytesIn(join(clone, 'dist')), unit: 'MiB' },
      ] satisfies Figure[];
      report('npm start a second time');
      const second = await startOnce(clone);
      report('npm start after a change of the sources, without a network');
      await appendFile(join(clone, 'src/app/main.ts'), '\n');
      const changed = await startOnce(clone, withoutNetwork);
      return [
        { name: 'npm start in a fresh clone, to the first page', value: first, unit: 'ms' },
        { name: 'npm start a second time, to the first page', value: second, unit: 'ms' },
        { name: 'npm start after a change, without a network', value: changed, unit: 'ms' },
        ...installed,
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function startOnce(clone: string, environment: Record<string, string> = {}) {
  const port = String(await freePort());
  const started = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...withoutOurNpm(), ...environment, PORT: port },
    stdio: 'ignore',
  });
  try {
    await waitUntilAnswers(`http://127.0.0.1:${port}/`, npm);
    return performance.now() - started;
  } finally {
    await stop(npm);
  }
}

/**
 * The npm that runs the benchmark passes its settings to all child processes, and puts the programs of this checkout
 * first on their path.
 */
function withoutOurNpm(): Record<string, string | undefined> {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD$/.test(name));
  const path = (process.env.PATH ?? '').split(':').filter((one) => !/node_modules/.test(one));
  return { ...Object.fromEntries(own), PATH: path.join(':') };
}

async function stop(npm: ChildProcess): Promise<void> {
  if (npm.exitCode !== null) return;
  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  await Promise.race([ended, wait(30_000)]);
}

/** What a folder takes on the disk. */
function mebibytesIn(folder: string): number {
  const { stdout } = spawnSync('du', ['-sk', folder], { encoding: 'utf8' });
  return Number(stdout.split('\t')[0]) / 1024;
}
