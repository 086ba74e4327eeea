import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOrCreateSecret } from './secret-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'direct365-secret-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a kept secret', () => {
  it('is made once, even by many at the same moment, and only its owner can read it', async () => {
    const path = join(folder, 'secrets', 'auth');
    const secrets = await Promise.all(Array.from({ length: 20 }, () => readOrCreateSecret(path)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(await readFile(path, 'utf8')).toBe(secrets[0]);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'secrets'))).toEqual(['auth']);
    expect(await readOrCreateSecret(path)).toBe(secrets[0]);
  });
});
