import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareBinaries } from '#operations/postgres/binaries.ts';
import { ensureCluster } from '#operations/postgres/cluster.ts';
import { connectionStringFor, ensureDatabase } from '#operations/postgres/connection.ts';
import { openDataFolder } from '#operations/postgres/data-folder.ts';
import { findInstalledPostgres } from '#operations/postgres/installed-postgres.ts';
import { launchServer } from '#operations/postgres/launch.ts';
import { describeServer } from '#operations/postgres/server.ts';
import { superviseServer } from '#operations/postgres/supervision.ts';
import { folderInMemory } from './folder-in-memory.ts';

/** A PostgreSQL server that test databases are made on. */
export interface TestServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * What is lost in a power failure is made again by the next run: nothing waits for the disk, and its log stays small.
 */
export const withoutDurability = [
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  ...['min_wal_size=64MB', 'max_wal_size=256MB'],
];

const quiet = () => undefined;
const log = { info: quiet, warn: quiet, error: quiet };

/**
 * Starts the private PostgreSQL of the product in a folder that ends with the run, without the care it takes of
 * people's data.
 */
export async function startTestServer(): Promise<TestServer> {
  const dataDir = await mkdtemp(join(folderInMemory(), 'direct365-test-'));
  // As root, PostgreSQL runs as another user, who must be able to reach its folder.
  await chmod(dataDir, 0o711);
  const checkoutDir = join(import.meta.dirname, '../..');
  const installed = findInstalledPostgres(checkoutDir);
  const folder = openDataFolder({ dataDir, checkoutDir, log });
  const native = await prepareBinaries(installed, folder);
  await ensureCluster(folder, native, installed.serverVersion);
  const durable = describeServer(folder, native, installed.serverVersion, log);
  const settings = withoutDurability.flatMap((setting) => ['-c', setting]);
  const server = { ...durable, args: [...durable.args, ...settings] };
  const { stop } = superviseServer(server, await launchServer(server));
  await ensureDatabase(server.socketDir);
  return {
    url: connectionStringFor(server.socketDir),
    async stop() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
