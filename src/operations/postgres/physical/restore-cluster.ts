import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { inTurns } from '#operations/backups/files/in-turns.ts';
import type { WholeBackup } from '#operations/backups/files/read-backup.ts';
import { walName } from './copy-cluster.ts';

/** How far the log is followed: to the state of the backup itself, to a point in time, or to its end. */
export type RestorePoint = 'backup' | 'latest' | Date;

const settingsFile = 'postgresql.auto.conf';
const packedEnding = '.gz';

/** Puts the files of a physical backup into a folder that is not there yet, ready for a server to follow the log. */
export async function unpackCluster(
  { folder, paths }: WholeBackup,
  folders: readonly string[],
  cluster: string,
): Promise<void> {
  await mkdir(cluster, { mode: 0o700 });
  for (const name of [...folders].sort()) {
    await mkdir(join(cluster, name), { recursive: true, mode: 0o700 });
  }
  await inTurns(paths, async (path) => {
    const [, place, name] = /^(cluster|wal)\/(.+)\.gz$/.exec(path) ?? [];
    if (place === undefined || name === undefined || name.includes('..')) return;
    await unpack(join(folder, path), join(cluster, place === 'wal' ? 'pg_wal' : '', name));
  });
}

/**
 * Adds the log that was archived after a backup, up to the first piece that was closed after the point in time, and of
 * the same timeline. Returns when the last piece was closed. What is archived of other timelines is known by name
 * alone, so that none is begun twice.
 */
export async function addArchivedWal(
  archive: string,
  lastWal: string,
  point: RestorePoint,
  cluster: string,
): Promise<Date | undefined> {
  const names = await readdir(archive).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(`.history${packedEnding}`))) {
    await unpack(join(archive, name), join(cluster, 'pg_wal', unpackedName(name)));
  }
  if (point === 'backup') return undefined;
  let last = lastWal;
  let closedAt: Date | undefined;
  for (const packed of names.sort()) {
    const name = unpackedName(packed);
    if (!walName.test(name) || !isOfTimeline(name, last) || name <= last) continue;
    if (numberOf(name) !== numberOf(last) + 1) {
      throw new SetupProblem(
        `The archived log in ${archive} has a hole: after ${last} comes ${name}. Only points in time before it can be gone back to.`,
      );
    }
    last = name;
    await unpack(join(archive, packed), join(cluster, 'pg_wal', name));
    // Its time is that of its last change, which it keeps when it is archived.
    closedAt = (await stat(join(archive, packed))).mtime;
    if (point !== 'latest' && closedAt > point) return closedAt;
  }
  return closedAt;
}

const isOfTimeline = (name: string, other: string): boolean =>
  name.slice(0, 8) === other.slice(0, 8);

/** Pieces of 16 MB, 256 in each of what the middle of the name counts. */
const numberOf = (name: string): number =>
  Number.parseInt(name.slice(8, 16), 16) * 256 + Number.parseInt(name.slice(16), 16);

const unpackedName = (name: string): string => name.slice(0, -packedEnding.length);

/**
 * Has the next start follow the log to this point, and then be an ordinary server. Returns what undoes the settings.
 */
export async function followLog(
  cluster: string,
  point: RestorePoint,
): Promise<() => Promise<void>> {
  const file = join(cluster, settingsFile);
  const before = await readFile(file);
  const settings = [
    // All of the log lies in pg_wal already; the server insists on a command to fetch it with.
    "restore_command = 'false'",
    "recovery_target_timeline = 'current'",
    "recovery_target_action = 'promote'",
    // It takes connections when it is an ordinary server, and not before.
    'hot_standby = off',
    ...targetSettings(point),
  ];
  await writeFile(file, Buffer.concat([before, Buffer.from(`${settings.join('\n')}\n`)]));
  await writeFile(join(cluster, 'recovery.signal'), '', { mode: 0o600 });
  return () => writeFile(file, before);
}

function targetSettings(point: RestorePoint): string[] {
  if (point === 'latest') return [];
  if (point === 'backup') return ["recovery_target = 'immediate'"];
  // The server reads no time zone called Z so early.
  return [`recovery_target_time = '${point.toISOString().replace('Z', '+00')}'`];
}

async function unpack(packed: string, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(
    createReadStream(packed),
    createGunzip(),
    // The server flushes all of its folder before it follows a log.
    createWriteStream(file, { mode: 0o600 }),
  );
}
