import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteBuild } from './earlier-builds.ts';

const start = Date.parse('2026-11-22T12:00:00Z');
const afterDays = (days: number) => new Date(start + days * 24 * 60 * 60 * 1000);

let parent: string;
let dir: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'direct365-builds-'));
  dir = join(parent, 'client');
  await mkdir(join(dir, 'assets'), { recursive: true });
});
afterEach(() => rm(parent, { recursive: true, force: true }));

/** Writes what a build of these names writes, compressed forms and all. */
async function build(names: readonly string[], now: Date): Promise<void> {
  const files = names.map((name) => `assets/${name}.js`);
  await Promise.all(
    files.flatMap((file) =>
      ['', '.br', '.gz'].map((form) => writeFile(join(dir, file + form), '')),
    ),
  );
  await noteBuild(dir, files, now);
}

const kept = async () =>
  (await readdir(join(dir, 'assets')))
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.replace('.js', ''))
    .sort();

describe('the assets of earlier builds', () => {
  it('stay for a week after another build has taken their place, however old they are', async () => {
    await build(['one', 'always'], afterDays(0));
    await build(['two', 'always'], afterDays(30));
    await build(['three', 'always'], afterDays(36.9));
    expect(await kept()).toEqual(['always', 'one', 'three', 'two']);
    await build(['four', 'always'], afterDays(37.1));
    expect(await kept()).toEqual(['always', 'four', 'three', 'two']);
    expect((await readdir(join(dir, 'assets'))).length).toBe(4 * 3);
  });

  it('stay when a build is made again without a change, and go by the last build they were part of', async () => {
    await build(['one'], afterDays(0));
    await build(['two'], afterDays(1));
    await build(['one'], afterDays(2));
    await build(['one'], afterDays(7.9));
    expect(await kept()).toEqual(['one', 'two']);
    await build(['three'], afterDays(9.1));
    expect(await kept()).toEqual(['one', 'three']);
  });

  it('stay when no record says what was there, and are no more than those of twenty builds', async () => {
    await writeFile(join(dir, 'assets/unknown.js'), '');
    await build(['0'], afterDays(0));
    expect(await kept()).toEqual(['0', 'unknown']);
    for (let n = 1; n <= 25; n += 1) await build([String(n)], afterDays(n / 100));
    const left = await kept();
    expect(left).toHaveLength(21);
    expect(left).not.toContain('4');
    expect(left).toContain('5');
  });

  it('stay when the notes cannot be read', async () => {
    await build(['one'], afterDays(0));
    await writeFile(`${dir}.builds.json`, 'half a rec');
    await build(['two'], afterDays(1));
    expect(await kept()).toEqual(['one', 'two']);
  });
});
