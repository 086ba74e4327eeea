import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { commandLineOf, isPostmasterOf } from './postmaster-process.ts';

const hasPs = spawnSync('ps', ['-p', '1']).status === 0;

describe('the command line of a process', () => {
  it.runIf(hasPs)('is read alike from /proc and from ps, where there is no /proc', async () => {
    const child = spawn('sleep', ['61']);
    await once(child, 'spawn');
    const pid = child.pid ?? 0;
    expect(commandLineOf(pid)).toBe('sleep 61');
    expect(commandLineOf(pid, 'darwin')).toBe('sleep 61');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(commandLineOf(pid)).toBeUndefined();
    expect(commandLineOf(pid, 'darwin')).toBeUndefined();
  });

  it('distinguishes a server from any other process with its number', () => {
    expect(isPostmasterOf('/srv/data/postgres', process.pid)).toBe(false);
  });
});
