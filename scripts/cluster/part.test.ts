import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { Part } from './part.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'd365-part-'));
});
afterEach(() => rmSync(folder, { recursive: true, maxRetries: 5, retryDelay: 100 }));

/** A program that notes each of its starts, and does this. */
const partThat = (does: string, startsAgain?: number) =>
  new Part(folder, 'site-1 program', {
    program: process.execPath,
    args: ['-e', `fs.appendFileSync('starts', '|'); ${does}`],
    ...{ environment: {}, cwd: folder, startsAgain },
  });

const starts = (): number => {
  const file = join(folder, 'starts');
  return existsSync(file) ? readFileSync(file, 'utf8').length : 0;
};

describe('a program of a cluster', () => {
  it('that ends unasked is started again as often as is said, and then no more', async () => {
    const part = partThat("throw new Error('It gives up.')", 2);
    part.start();
    expect(part.hasEnded).toBe(false);
    await eventually(() => expect(part.hasEnded).toBe(true));
    expect(starts()).toBe(3);
    expect(part.lastWords()).toContain('It gives up.');
  });

  it('that is kept running is started again however often it ends', async () => {
    const part = partThat('process.exit(1)');
    part.start();
    part.keepRunning();
    await eventually(() => expect(starts()).toBeGreaterThan(3));
    await part.kill();
    expect(part.hasEnded).toBe(true);
  });

  it('that ends unasked has ended where nothing is said', async () => {
    const part = partThat('process.exit(1)');
    part.start();
    await eventually(() => expect(part.hasEnded).toBe(true));
    expect(starts()).toBe(1);
  });

  it('that is ended stays so, until it is started', async () => {
    const part = partThat('setInterval(() => undefined, 1000)', 2);
    part.start();
    await eventually(() => expect(starts()).toBe(1));
    await part.kill();
    expect(part.hasEnded).toBe(true);
    part.start();
    await eventually(() => expect(starts()).toBe(2));
    await part.kill('SIGTERM');
    expect(part.hasEnded).toBe(true);
  });

  it('that is ended while it waits for its next start does not come back', async () => {
    const part = partThat('process.exit(1)', 2);
    part.start();
    await eventually(() => expect(part.isRunning).toBe(false));
    await part.kill();
    expect(part.hasEnded).toBe(true);
  });
});
