import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { runSandboxed, type SandboxLimits } from './run-sandboxed.ts';

const module = new URL('./sandboxed-fixture.ts', import.meta.url);
const limits: SandboxLimits = {
  cpuSeconds: 20,
  memoryBytes: 400 * 1024 * 1024,
  wallMs: 300_000,
  answerLength: 1_000_000,
};

const run = (act: string, change: Partial<SandboxLimits> = {}) =>
  runSandboxed({
    module,
    settings: { act },
    input: new Uint8Array(1_000_000),
    limits: { ...limits, ...change },
  });

/** Whether a process of this number works; one that has ended and that no one has waited for does not. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

describe('sandboxed work', () => {
  it('is handed its bytes and answers, without any setting of ours', async () => {
    expect(await run('count')).toEqual({ answer: { bytes: 1_000_000, settings: [] } });
  });

  it('reads no file but code, writes none, starts nothing and compiles nothing', async () => {
    expect(await run('reach')).toEqual({
      answer: ['read: refused', 'write: refused', 'start: refused', 'compile: refused'],
    });
  });

  it('is ended when it never ends', async () => {
    expect(await run('spin', { cpuSeconds: 2 })).toEqual({ ended: 'too-much' });
  });

  it('is ended when it takes memory without end, of either kind', async () => {
    expect(await run('hoard')).toEqual({ ended: 'too-much' });
    expect(await run('heap')).toEqual({ ended: 'too-much' });
  });

  it('is ended when it answers too much', async () => {
    expect(await run('chatter')).toEqual({ ended: 'too-much' });
  });

  it('is ended when it waits for nothing', async () => {
    expect(await run('wait', { wallMs: 3000 })).toEqual({ ended: 'late' });
  });

  it('that breaks is told from work that used too much', async () => {
    expect(await run('throw')).toEqual({ ended: 'broken' });
  });

  // Looked up where Linux keeps it.
  it.runIf(process.platform === 'linux')(
    'ends with the process that started it, however that ends',
    async () => {
      const script = fileURLToPath(new URL('./parent-fixture.ts', import.meta.url));
      const parent = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
      const ended = once(parent, 'exit');
      const [line] = await once(parent.stdout.setEncoding('utf8'), 'data');
      const worker = Number(line);
      expect(isRunning(worker)).toBe(true);
      parent.kill('SIGKILL');
      await ended;
      await eventually(() => expect(isRunning(worker)).toBe(false));
    },
  );

  it('that cannot even be started leaves the server alive', async () => {
    const script = fileURLToPath(new URL('./no-files-left-fixture.ts', import.meta.url));
    const command = `ulimit -n 256 && exec "${process.execPath}" "${script}"`;
    const { stdout } = await promisify(execFile)('sh', ['-c', command]);
    expect(JSON.parse(stdout)).toEqual({ ended: 'not-started' });
  });
});
