import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDemo } from '#app/demo.ts';
import { createDb, openPool } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { keepReleasedState } from '#db/released/released-state.ts';
import { createWrite } from '#db/write.ts';
import { systemClock } from '#lib/clock.ts';
import { createLog } from '#lib/log.ts';
import { startPrivatePostgres } from '#operations/postgres/private-postgres.ts';

/** Makes a demo in a database of its own and keeps its rows as those of this release, named by its last migration. */
export async function keepDemoAsReleasedState(checkoutDir: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'direct365-release-'));
  // As root, PostgreSQL runs as another user, who must be able to reach its folder.
  await chmod(dataDir, 0o711);
  const log = createLog('error');
  const postgres = await startPrivatePostgres({ dataDir, checkoutDir, log });
  try {
    const db = createDb(openPool(postgres.connectionString, 2));
    const last = (await migrate(db)).at(-1) ?? '';
    await prepareDemo({ db, write: createWrite(db), clock: systemClock, log, isDemo: true });
    await keepReleasedState(db, last);
    await db.destroy();
    return last;
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
