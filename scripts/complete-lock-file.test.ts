import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { projectFolder } from './project-folder.ts';

const lockSchema = z.looseObject({
  packages: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/** What `npm run check` says of our lock file, with one entry changed. */
function checkWith(where: string, change: object): { status: number | null; says: string } {
  const lock = lockSchema.parse(
    JSON.parse(readFileSync(join(projectFolder, 'package-lock.json'), 'utf8')),
  );
  lock.packages[where] = { ...lock.packages[where], ...change };
  const folder = mkdtempSync(join(tmpdir(), 'direct365-lock-'));
  try {
    const file = join(folder, 'package-lock.json');
    writeFileSync(file, JSON.stringify(lock));
    const script = join(projectFolder, 'scripts/complete-lock-file.mjs');
    const { status, stdout } = spawnSync(process.execPath, [script, '--check', file], {
      encoding: 'utf8',
    });
    return { status, says: stdout };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each([
  'node_modules/zod',
  'node_modules/@biomejs/cli-darwin-arm64',
  'node_modules/@swc/core-win32-x64-msvc',
])('a lock file without the hash of %s is refused', (where) => {
  expect(checkWith(where, {})).toMatchObject({ status: 0 });
  const { status, says } = checkWith(where, { integrity: undefined });
  expect(status).toBe(1);
  expect(says).toContain(where);
});

it('a lock file that says where a package is downloaded from is refused', () => {
  const { status, says } = checkWith('node_modules/zod', {
    resolved: 'https://registry.example/zod.tgz',
  });
  expect(status).toBe(1);
  expect(says).toContain('node_modules/zod');
});
