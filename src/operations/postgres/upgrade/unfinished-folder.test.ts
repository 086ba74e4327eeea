import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeUnfinishedFolder } from './unfinished-folder.ts';

let around: string;
beforeEach(async () => {
  around = await mkdtemp(join(tmpdir(), 'direct365-unfinished-'));
});
afterEach(async () => {
  await rm(around, { recursive: true, force: true });
});

it('is empty, and what was begun before and is not written into any more is gone', async () => {
  await mkdir(join(around, 'programs.unfinished', 'half'), { recursive: true });
  await mkdir(join(around, 'programs-of-others'));
  const made = await makeUnfinishedFolder(join(around, 'programs'));
  expect(await readdir(made)).toEqual([]);
  const left = await readdir(around);
  expect(left).toHaveLength(2);
  expect(left).toContain('programs-of-others');
});

it('is made beside one that another process still writes into', async () => {
  const before = join(around, 'programs.unfinished-before');
  await mkdir(before);
  let n = 0;
  const write = () => {
    n += 1;
    mkdirSync(join(before, `${n}`), { recursive: true });
    writeFileSync(join(before, `${n}`, 'file'), 'still written');
  };
  for (let each = 0; each < 300; each += 1) write();
  const writing = setInterval(() => {
    for (let each = 0; each < 20; each += 1) write();
  });
  const made = await makeUnfinishedFolder(join(around, 'programs')).finally(() =>
    clearInterval(writing),
  );
  expect(await readdir(made)).toEqual([]);
  expect(made).not.toBe(before);
});
