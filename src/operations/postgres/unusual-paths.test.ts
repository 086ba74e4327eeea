import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startPrivatePostgres } from './private-postgres.ts';
import {
  checkoutDir,
  checkoutWithPostgres,
  newDataDir,
  query,
  quietLog,
  removeEverything,
} from './private-postgres-fixture.ts';
import { isRoot } from './server-user.ts';

// Each of these means something to a shell, to a printf, to a list in a configuration file, or to a URL.
const nastyName = `it's "$HOME", \`id\` & 100 %s; é 日本 #?*[x] `;
const started: string[] = [];
afterAll(() => removeEverything(started));
afterEach(() => vi.unstubAllEnvs());

async function startAndUse(options: { dataDir: string | undefined; checkoutDir: string }) {
  const database = await startPrivatePostgres({ ...options, log: quietLog });
  started.push(database.dataDir);
  try {
    await query(database.connectionString, 'create extension pg_trgm');
    return database.dataDir;
  } finally {
    await database.stop();
  }
}

describe('a path with everything a person may put into a name', () => {
  it('may lead to the checkout', async () => {
    const temporary = join(newDataDir(), '..');
    vi.stubEnv('TMPDIR', temporary);
    const checkout = checkoutWithPostgres(nastyName, 0o755);
    expect(await startAndUse({ dataDir: undefined, checkoutDir: checkout })).toBe(
      join(checkout, 'data'),
    );
    expect(readdirSync(temporary)).toEqual([]);
  });

  it.runIf(isRoot())('may lead to the data beside which the programs are copied', async () => {
    const checkout = checkoutWithPostgres('closed', 0o700);
    // Node takes no checkout with a backslash in its path; PostgreSQL does.
    const dataDir = newDataDir(undefined, `${nastyName}\\n`);
    expect(await startAndUse({ dataDir, checkoutDir: checkout })).toBe(dataDir);
    expect(readdirSync(join(dataDir, 'binaries'))).toHaveLength(1);
  });
});

describe('a folder in which nothing can be kept is refused in a sentence', () => {
  const parent = newDataDir();
  mkdirSync(parent);

  it.each([
    { why: 'the system makes no folders there', dataDir: '/proc/x', says: /no folder can be made/ },
    { why: 'one name is too long', dataDir: join(parent, 'x'.repeat(300)), says: /too long/ },
    { why: 'all of it is too long', dataDir: join(parent, '12/'.repeat(400)), says: /too long/ },
    { why: 'it breaks the line', dataDir: join(parent, 'a\nb'), says: /line break/ },
  ])('when $why', async ({ dataDir, says }) => {
    const start = startPrivatePostgres({ dataDir, checkoutDir, log: quietLog });
    await expect(start).rejects.toMatchObject({
      name: 'SetupProblem',
      message: expect.stringMatching(says),
    });
    await expect(start).rejects.toThrow(/with DATA_DIR/);
    expect(readdirSync(parent)).toEqual([]);
  });
});
