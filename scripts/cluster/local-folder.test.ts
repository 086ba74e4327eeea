import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeAbandoned, removeCluster, takeFolder } from './local-folder.ts';
import { recordProcess } from './process-record.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'd365-folder-'));
  folder = join(parent, 'cluster');
});
afterEach(() => rmSync(parent, { recursive: true }));

const sleeper = () => spawn('sleep', ['600'], { stdio: 'ignore', detached: true });
/** As if another process had been the runner, and was killed. */
const withoutRunner = () => writeFileSync(join(folder, 'processes.jsonl'), '');

// It reads of processes in /proc.
describe.skipIf(process.platform !== 'linux')('the folder of a cluster on one machine', () => {
  it('is taken over by the next start, without what was in it', async () => {
    await takeFolder(folder);
    withoutRunner();
    writeFileSync(join(folder, 'of-before'), '');
    await takeFolder(folder);
    expect(existsSync(join(folder, 'of-before'))).toBe(false);
  });

  it('is removed when its runner was killed, with the end of what it left running', async () => {
    await takeFolder(folder);
    withoutRunner();
    const left = sleeper();
    const ended = once(left, 'exit');
    recordProcess(folder, left.pid ?? 0);
    writeFileSync(join(folder, 'of-before'), '');
    await removeAbandoned(parent, 'clus');
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(existsSync(folder)).toBe(false);
  });

  it('ends no process that has only come to the number of one that is gone', async () => {
    await takeFolder(folder);
    const other = sleeper();
    const line = { pid: other.pid, startedAt: '1', isRunner: false };
    appendFileSync(join(folder, 'processes.jsonl'), `${JSON.stringify(line)}\n`);
    await removeCluster(folder);
    expect(other.signalCode).toBeNull();
    expect(existsSync(folder)).toBe(false);
    const ended = once(other, 'exit');
    other.kill('SIGTERM');
    expect(await ended).toEqual([null, 'SIGTERM']);
  });

  it('is left to a cluster that runs in it', async () => {
    await takeFolder(folder);
    await expect(takeFolder(folder)).rejects.toThrow(`process ${process.pid}`);
    expect(existsSync(folder)).toBe(true);
  });

  it('is left alone when another user made it', async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'thesis.txt'), 'years of work');
    await expect(takeFolder(folder)).rejects.toThrow('was not made by npm run cluster');
    expect(existsSync(join(folder, 'thesis.txt'))).toBe(true);
  });
});
