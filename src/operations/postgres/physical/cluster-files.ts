import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

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
export const controlFile = 'global/pg_control';

/** All of a cluster that a backup copies but its control file, as paths within it. */
export interface ClusterFiles {
  folders: string[];
  files: string[];
}

/** Lists a cluster while its server runs: what comes and goes meanwhile is put right by the log. */
export async function listClusterFiles(cluster: string): Promise<ClusterFiles> {
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
