import { randomUUID } from 'node:crypto';
import { open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Check, good, lookAt, notAsked, type Verdict, wrong } from './check.ts';
import type { DoctorContext } from './doctor-context.ts';
import { reasonOf } from './run-checks.ts';

const mebibyte = 1024 * 1024;
/** Room for a day of log, and for the backup of a small database. */
const comfortable = 2048 * mebibyte;
/** PostgreSQL writes its log in pieces of 16 MiB, and stops where there is no room for one. */
const least = 256 * mebibyte;
/** Of the whole disk: a large one fills as fast as a small one. */
const comfortableShare = 0.1;
/** The share of a disk's inodes that must be free. */
const leastShareOfFiles = 0.02;

/** The folders that the site writes to: room, and who may enter. */
export const diskChecks = ({ config, dataFolder }: DoctorContext): Check[] => {
  const folders = [
    { name: 'data', folder: dataFolder, setting: 'DATA_DIR' },
    { name: 'backup', folder: config.backups?.folder, setting: 'BACKUP_DIR' },
  ];
  return folders.flatMap(({ name, folder, setting }) => [
    { name: `${name}-disk`, look: () => inFolder(folder, setting, lookAtRoom) },
    { name: `${name}-folder`, look: () => inFolder(folder, setting, lookAtFolder) },
  ]);
};

async function inFolder(
  folder: string | undefined,
  setting: string,
  look: (folder: string) => Promise<Verdict>,
): Promise<Verdict> {
  const isThere = folder !== undefined && (await stat(folder).catch(() => undefined));
  return isThere
    ? look(folder)
    : notAsked(`The folder of ${setting} is not there yet, or not set.`);
}

async function lookAtRoom(folder: string): Promise<Verdict> {
  const { bavail, bfree, blocks, bsize, files, ffree } = await statfs(folder);
  return judgeRoom(folder, {
    bytes: bavail * bsize,
    freeShare: bavail / (blocks - bfree + bavail),
    freeFiles: files === 0 ? 1 : ffree / files,
  });
}

/**
 * Judges the free space of a disk: bytes that an ordinary user may still write, their share of all, and that of files.
 */
export function judgeRoom(
  folder: string,
  { bytes, freeShare, freeFiles }: { bytes: number; freeShare: number; freeFiles: number },
): Verdict {
  const room = `${Math.floor(bytes / mebibyte)} MiB are free at ${folder}`;
  if (bytes < least) return wrong(`Only ${room}: nothing can be saved soon.`);
  if (freeFiles < leastShareOfFiles) {
    return wrong(`The disk of ${folder} may hold hardly any more files, whatever room there is.`);
  }
  if (bytes < comfortable) return lookAt(`Only ${room}.`);
  if (freeShare < comfortableShare) {
    return lookAt(`${room}, only ${Math.floor(freeShare * 100)} % of the disk.`);
  }
  return good(`${room}.`);
}

async function lookAtFolder(folder: string): Promise<Verdict> {
  const ours = join(folder, `doctor-${randomUUID()}`);
  try {
    const file = await open(ours, 'wx', 0o600);
    await file.sync().finally(() => file.close());
  } catch (error) {
    return wrong(`${folder} cannot be written to: ${reasonOf(error)}.`);
  } finally {
    await rm(ours, { force: true });
  }
  const { mode } = await stat(folder);
  if ((mode & 0o022) !== 0) {
    return wrong(`Others on this machine may write to ${folder}: chmod go-w ${folder}`);
  }
  if ((mode & 0o044) !== 0) {
    return lookAt(`Others on this machine may see what is in ${folder}: chmod go-r ${folder}`);
  }
  return good(`${folder} can be written to, and others do not see what is in it.`);
}
