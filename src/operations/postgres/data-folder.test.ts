import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { relocatedFolderFor } from './data-folder.ts';
import { startPrivatePostgres } from './private-postgres.ts';
import {
  checkoutDir,
  checkoutWithPostgres,
  ended,
  newDataDir,
  query,
  quietLog,
  removeEverything,
  startInProcess,
} from './private-postgres-fixture.ts';
import { firstFolderClosedTo } from './reachability.ts';
import { isRoot } from './server-user.ts';

const unprivileged = { name: 'nobody', uid: 65534, gid: 65534 };
const nobodyCanRunNode = firstFolderClosedTo(unprivileged, process.execPath) === undefined;
const started: string[] = [];

afterAll(() => removeEverything(started));

describe('a data folder', () => {
  it('with a long path has its socket in a short folder of its own', async () => {
    const dataDir = newDataDir(undefined, `${'long'.repeat(20)}/${'path'.repeat(20)}`);
    started.push(dataDir);
    const options = { dataDir, checkoutDir, log: quietLog };
    const database = await startPrivatePostgres(options);
    expect(database.socketDir).toMatch(/^\/tmp\/direct365-\d+-[0-9a-f]{12}$/);
    expect(statSync(database.socketDir).mode & 0o777).toBe(0o700);
    expect(await query(database.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();

    chmodSync(database.socketDir, 0o755);
    await expect(startPrivatePostgres(options)).rejects.toThrow(
      /someone else or is open to others/,
    );
    if (isRoot()) {
      chmodSync(database.socketDir, 0o700);
      chownSync(database.socketDir, 54321, 54321);
      await expect(startPrivatePostgres(options)).rejects.toThrow(/made by someone else/);
    }
    rmSync(database.socketDir, { recursive: true });
  });

  it.skipIf(isRoot())('of an ordinary user that may not be written is refused', async () => {
    const dataDir = newDataDir();
    mkdirSync(dataDir, { mode: 0o500 });
    await expect(startPrivatePostgres({ dataDir, checkoutDir, log: quietLog })).rejects.toThrow(
      /no permission to write there.*DATA_DIR/,
    );
  });
});

describe.runIf(isRoot())('when root starts it', () => {
  it('a folder that was given and that PostgreSQL cannot reach is refused', async () => {
    const dataDir = newDataDir(undefined, 'closed/data');
    const closed = join(dataDir, '..');
    mkdirSync(closed, { mode: 0o700 });
    await expect(
      startPrivatePostgres({ dataDir, checkoutDir, log: quietLog }),
    ).rejects.toMatchObject({
      name: 'SetupProblem',
      message: expect.stringContaining(`may not enter ${closed} on the way`),
    });
    expect(existsSync(dataDir)).toBe(false);
  });

  it('data and binaries of a closed checkout go, by default, to where they can be reached', async () => {
    const checkout = checkoutWithPostgres('checkout', 0o700);
    const dataDir = relocatedFolderFor(checkout);
    started.push(dataDir);
    const sentences: string[] = [];
    const log = { ...quietLog, info: (sentence: string) => sentences.push(sentence) };
    const options = { dataDir: undefined, checkoutDir: checkout, log };

    const first = await startPrivatePostgres(options);
    expect(first.dataDir).toBe(dataDir);
    expect(dataDir).toMatch(/^\/var\/lib\/direct365\/[0-9a-f]{12}$/);
    expect(sentences).toEqual([expect.stringContaining(`The database lies in ${dataDir}`)]);
    await query(first.connectionString, 'create extension pg_trgm'); // from the copied libraries
    await first.stop();
    expect(existsSync(join(checkout, 'data'))).toBe(false);

    const copiedAt = statSync(join(dataDir, 'binaries')).mtimeMs;
    chmodSync(checkout, 0o755); // the data stays where it is
    const second = await startPrivatePostgres(options);
    expect(second).toMatchObject({ dataDir, wasInitialised: false });
    expect(statSync(join(dataDir, 'binaries')).mtimeMs).toBe(copiedAt);
    await second.stop();
    rmSync(dataDir, { recursive: true });
  });

  it.runIf(nobodyCanRunNode)('an ordinary user runs all of it in place', async () => {
    const dataDir = newDataDir(unprivileged);
    started.push(dataDir);
    const { child, answer } = await startInProcess(dataDir, unprivileged);
    expect(answer).toMatchObject({ dataDir, reattached: false });
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(unprivileged.uid);
    expect(existsSync(join(dataDir, 'binaries'))).toBe(false);
    await ended(child, () => child.send('stop'));

    // Root goes on as the owner of the files, and the owner can still start it afterwards.
    const asRoot = await startPrivatePostgres({ dataDir, checkoutDir, log: quietLog });
    expect(asRoot.wasInitialised).toBe(false);
    expect(statSync(asRoot.socketDir).uid).toBe(unprivileged.uid);
    await asRoot.stop();
    const again = await startInProcess(dataDir, unprivileged);
    expect(again.answer.problem).toBeUndefined();
    await ended(again.child, () => again.child.send('stop'));
  });

  it.runIf(nobodyCanRunNode)(
    'an ordinary user gets an error with the owner of the files',
    async () => {
      const dataDir = newDataDir(unprivileged);
      mkdirSync(join(dataDir, 'postgres'), { recursive: true });
      chownSync(dataDir, unprivileged.uid, unprivileged.gid);
      const { answer } = await startInProcess(dataDir, unprivileged);
      expect(answer.problem).toMatch(/^SetupProblem: .*belongs to the user root/);
    },
  );
});
