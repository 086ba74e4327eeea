import type { Dirent } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { packed } from '#lib/archives/packed.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { inTurns } from '#operations/backups/files/in-turns.ts';
import type { NewBackup } from '#operations/backups/files/new-backup.ts';

/** Folders whose contents are of the running server, or come with the log: they are there and empty. */
const emptied = new Set([
  'log',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);

/** Files that are of the running server; the label of a backup is the one that its end gives. */
const leftOut =
  /(^|\/)(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|recovery\.signal|standby\.signal|pg_internal\.init.*|pgsql_tmp.*|current_logfiles(\.tmp)?)$/;

/** Read last: it says where the log is gone on from. */
const controlFile = 'global/pg_control';

/** All of a cluster that a backup copies but its control file, as paths within it. */
interface ClusterFiles {
  folders: string[];
  files: string[];
}

/** Lists a cluster while its server runs: what comes and goes meanwhile is put right by the log. */
async function listClusterFiles(cluster: string): Promise<ClusterFiles> {
  const found: ClusterFiles = { folders: ['pg_wal/archive_status'], files: [] };
  await addFolder(cluster, '', found);
  found.files = found.files.filter((file) => file !== controlFile);
  return found;
}

async function addFolder(cluster: string, path: string, found: ClusterFiles): Promise<void> {
  for (const entry of await entriesOf(join(cluster, path))) {
    const inside = path === '' ? entry.name : `${path}/${entry.name}`;
    if (leftOut.test(inside)) continue;
    if (entry.isFile()) found.files.push(inside);
    if (!entry.isDirectory()) continue;
    found.folders.push(inside);
    if (!emptied.has(inside)) await addFolder(cluster, inside, found);
  }
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** What a physical backup says of its cluster. */
export interface CopiedCluster {
  postgresVersion: string;
  /** Identifies the cluster, and is kept by a restore: the log of another cluster cannot be used. */
  systemId: string;
  /** From here on the state is one that was. */
  consistentAt: string;
  folders: string[];
  /** Of the log, the first and the last piece that it needs. */
  firstWal: string;
  lastWal: string;
}

/** Where a backup keeps the files of the cluster, and its part of the log. */
export const clusterPath = (file: string): string => `cluster/${file}.gz`;
export const walPath = (name: string): string => `wal/${name}.gz`;

/** Names of pieces of the log: timeline, and a number that counts up. */
export const walName = /^[0-9A-F]{24}$/;

/**
 * Copies the files of a running cluster, with the part of its log that makes one state of them. The session must last
 * as long as the copying: with it ends the claim to that log.
 */
export async function copyClusterOut(
  client: pg.ClientBase,
  cluster: string,
  backup: NewBackup,
): Promise<CopiedCluster> {
  // Temporary: it goes with the session, and until then the server keeps the log from here on.
  await client.query("select pg_create_physical_replication_slot('direct365_backup', true, true)");
  const started = await client.query<{ wal: string; version: string; system: string }>(
    `select pg_walfile_name(lsn) as wal, current_setting('server_version') as version,
            (select system_identifier::text from pg_control_system()) as system
       from (select pg_backup_start('direct365', fast => true) as lsn) as start`,
  );
  const { wal: firstWal = '', version = '', system = '' } = started.rows[0] ?? {};
  const { folders, files } = await listClusterFiles(cluster);
  const copy = async (file: string): Promise<void> => {
    const content = await readIfThere(join(cluster, file));
    if (content) await backup.add(clusterPath(file), content);
  };
  await inTurns(files, copy);
  await copy(controlFile);
  const stopped = await client.query<{ wal: string; label: string; map: string; at: Date }>(
    `select pg_walfile_name(lsn) as wal, labelfile as label, spcmapfile as map, clock_timestamp() as at
       from pg_backup_stop(wait_for_archive => false)`,
  );
  const { wal: lastWal = '', label = '', map = '', at = new Date() } = stopped.rows[0] ?? {};
  if (map !== '') {
    throw new SetupProblem(
      'The database keeps tables outside of its folder (tablespaces), which are not copied. Take a logical backup.',
    );
  }
  await backup.add(clusterPath('backup_label'), quicklyPacked([Buffer.from(label)]));
  const log = (await readdir(join(cluster, 'pg_wal'))).filter(
    (name) => walName.test(name) && name >= firstWal && name <= lastWal,
  );
  for (const name of log.sort()) {
    const content = await readIfThere(join(cluster, 'pg_wal', name));
    if (content) await backup.add(walPath(name), content);
  }
  return {
    ...{ postgresVersion: version, systemId: system, consistentAt: at.toISOString() },
    ...{ folders, firstWal, lastWal },
  };
}

/** A file that has gone meanwhile belonged to something that the log knows the end of. */
async function readIfThere(path: string): Promise<AsyncIterable<Uint8Array> | null> {
  try {
    const file = await open(path, 'r');
    return quicklyPacked(file.createReadStream());
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

// Quickly rather than small: the site has the same processors.
const quicklyPacked = (
  content: AsyncIterable<Uint8Array> | Uint8Array[],
): AsyncIterable<Uint8Array> => packed(content, createGzip({ level: 1 }));
