import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitUntilAnswers } from '#tests/processes/app-process.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type BuiltImage, buildImage, imageUser, whatIsMissing } from './harness/built-image.ts';
import type { Benchmark } from './harness/figures.ts';

const node = ['node', '--max-semi-space-size=16', '--import', '/app/scripts/runtime.mjs'];
const longestStopMs = 15_000;

/**
 * Builds the image of the Dockerfile without Docker, starts what it makes twice on one volume, and tries what it
 * promises.
 */
export const image: Benchmark = {
  about: 'the image: built by buildah, its rights, its health check, two starts on one volume',
  longestRunMs: 40 * 60_000,
  async run(report) {
    const missing = whatIsMissing();
    if (missing.length > 0) throw new Error(`Building the image here needs ${missing.join(', ')}.`);
    const started = performance.now();
    const built = await buildImage(report);
    const building = performance.now() - started;
    try {
      const volume = await built.newVolume();
      const inContainer = (command: readonly string[], environment = {}) => {
        const [program = '', ...args] = built.commandIn(volume, environment, command);
        return spawnSync(program, args, { encoding: 'utf8' });
      };
      report('a container without rights');
      expectSame('its user', inContainer(['id', '-u']).stdout.trim(), String(imageUser));
      expectSame(
        'that it may change the program',
        inContainer(['test', '-w', '/app/src']).status,
        1,
      );
      expectSame('that it may write its volume', inContainer(['test', '-w', '/data']).status, 0);

      const starts: number[] = [];
      const secrets: string[] = [];
      for (const which of ['the first start', 'a start on the volume that is there']) {
        report(which);
        const site = await startSite(built, volume);
        starts.push(site.readyAfter);
        try {
          const check = ['node', '/app/scripts/health-check.mjs'];
          expectSame('its health', inContainer(check, { PORT: site.port }).status, 0);
          const elsewhere = String(await freePort());
          expectSame('the health of nothing', inContainer(check, { PORT: elsewhere }).status, 1);
          const admins = inContainer([...node, 'src/app/admin.ts', 'list-admins']).stdout;
          expectSame('that the commands work', admins.includes('admin@demo.test'), true);
          secrets.push(await readFile(join(volume, 'secrets', 'auth'), 'utf8'));
        } finally {
          await site.stop();
        }
      }
      expectSame('that the volume was kept', secrets[1], secrets[0]);
      return [
        { name: 'size', value: built.mebibytes, unit: 'MiB' },
        { name: 'building, with its Debian and its packages', value: building, unit: 'ms' },
        { name: 'first start to the first page', value: starts[0] ?? 0, unit: 'ms' },
        { name: 'later start to the first page', value: starts[1] ?? 0, unit: 'ms' },
      ];
    } finally {
      await built.remove();
    }
  },
};

function expectSame(what: string, found: unknown, expected: unknown): void {
  if (found === expected) return;
  throw new Error(`Of the image, ${what} is ${String(found)} and should be ${String(expected)}.`);
}

async function startSite(built: BuiltImage, volume: string) {
  const port = String(await freePort());
  const environment = { PORT: port, HOST: '127.0.0.1' };
  const command = built.commandIn(volume, environment, [...node, 'dist/app/main.js']);
  const [program = '', ...args] = command;
  const began = performance.now();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  }
  try {
    await waitUntilAnswers(`http://127.0.0.1:${port}/`, child);
  } catch (error) {
    if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
    throw new Error(`What the image makes does not start:\n${said}`, { cause: error });
  }
  const readyAfter = performance.now() - began;
  return { port, readyAfter, stop: () => stop(child) };
}

/** Ends it as an operator does, and throws when it does not end in order. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit', { signal: AbortSignal.timeout(longestStopMs) });
  process.kill(await productIn(child.pid ?? 0), 'SIGTERM');
  const [code] = await ended;
  expectSame('the exit code after SIGTERM', code, 0);
}

/**
 * What runs in the container: the first below the programs that made it, which pass no signal on and would kill it with
 * themselves.
 */
async function productIn(pid: number): Promise<number> {
  const program = await readFile(`/proc/${pid}/cmdline`, 'utf8');
  if (!program.startsWith('buildah')) return pid;
  for (const thread of await readdir(`/proc/${pid}/task`)) {
    const [child] = (await readFile(`/proc/${pid}/task/${thread}/children`, 'utf8')).split(' ');
    if (child) return productIn(Number(child));
  }
  throw new Error('The container runs nothing.');
}
